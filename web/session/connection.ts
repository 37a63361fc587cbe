// The page's end of a worker: call a host's method, get a promise of what it returns.

import type { Reply, Request } from './protocol.ts';
import type { ReplayHost } from './replay-host.ts';
import type { TableHost } from './table-host.ts';

type Hosts = { table: TableHost; replay: ReplayHost };
type Method<H> = H extends (...args: infer Args) => infer Result
  ? (...args: Args) => Promise<Awaited<Result>>
  : never;
type Remote<H> = { readonly [Name in keyof H]: Method<H[Name]> };

/** What a person may be told: their input was wrong, or the rules broke. */
export class TableProblem extends Error {
  override readonly name = 'TableProblem';
  readonly isFault: boolean;

  constructor(problem: string, isFault: boolean) {
    super(problem);
    this.isFault = isFault;
  }
}

export type Connection = { readonly [Name in keyof Hosts]: Remote<Hosts[Name]> } & { close(): void };

/** Starts a worker of its own. */
export function connect(): Connection {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    const reply = waiting.get(data.id);
    waiting.delete(data.id);
    if ('problem' in data) reply?.reject(new TableProblem(data.problem, data.isFault));
    else reply?.resolve(data.value);
  };
  worker.onerror = () => {
    for (const reply of waiting.values())
      reply.reject(new TableProblem('The table could not be loaded. Is the network off?', true));
    waiting.clear();
  };
  const call = (method: string, args: readonly unknown[]) => {
    const id = ++lastId;
    const reply = Promise.withResolvers<unknown>();
    waiting.set(id, reply);
    worker.postMessage({ id, method, args } satisfies Request);
    return reply.promise;
  };
  const remote = (host: string) =>
    new Proxy(
      {},
      {
        get:
          (_, name) =>
          (...args: unknown[]) =>
            call(`${host}.${String(name)}`, args),
      },
    );
  return {
    table: remote('table') as Connection['table'],
    replay: remote('replay') as Connection['replay'],
    close: () => worker.terminate(),
  };
}
