// The worker of one table or replay: takes requests, calls its host, sends replies.

import { sentenceOf } from './problem.ts';
import type { Reply, Request } from './protocol.ts';
import { ReplayHost } from './replay-host.ts';
import { ScenarioHost } from './scenario-host.ts';
import { SpareStore } from './spare-store.ts';
import { browserStore } from './store.ts';
import { TableHost } from './table-host.ts';

type Port = { onmessage: ((message: MessageEvent<Request>) => void) | null; postMessage(reply: Reply): void };
type Methods = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

const port = self as unknown as Port;
const memory = new SpareStore(browserStore, (kept) => port.postMessage({ kept }));
const hosts = {
  memory,
  table: new TableHost(memory),
  replay: new ReplayHost(memory),
  scenario: new ScenarioHost(memory),
};

// One request after the other: an answer that is being saved is not overtaken by the next.
let queue: Promise<void> = Promise.resolve();

port.onmessage = ({ data }) => {
  queue = queue.then(() => handle(data));
};

async function handle({ id, method, args }: Request): Promise<void> {
  try {
    const [host, name] = method.split('.') as [keyof typeof hosts, string];
    const target = hosts[host] as unknown as Methods;
    port.postMessage({ id, value: await target[name]?.(...args) });
  } catch (thrown) {
    port.postMessage({ id, problem: sentenceOf(thrown) });
  }
}
