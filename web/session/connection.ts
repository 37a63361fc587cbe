// The page's end of a worker: call a host's method, get a promise of what it returns.

import { useEffect, useState } from 'react';
import type { Reply, Request } from './protocol.ts';
import type { ReplayHost } from './replay-host.ts';
import type { ScenarioHost } from './scenario-host.ts';
import type { SpareStore } from './spare-store.ts';
import type { TableHost } from './table-host.ts';
import { keep, keptTables } from './unsaved.ts';

type Hosts = {
  table: TableHost;
  replay: ReplayHost;
  scenario: ScenarioHost;
  memory: Pick<SpareStore, 'remember'>;
};
type Method<H> = H extends (...args: infer Args) => infer Result
  ? (...args: Args) => Promise<Awaited<Result>>
  : never;
type Remote<H> = { readonly [Name in keyof H]: Method<H[Name]> };

export type Connection = { readonly [Name in 'table' | 'replay' | 'scenario']: Remote<Hosts[Name]> } & {
  /** Ends the worker as soon as it has saved what it was told. */
  close(): void;
};

/** A worker of its own for as long as the page is shown. */
export function useConnection(): Connection | undefined {
  const [connection, setConnection] = useState<Connection>();
  useEffect(() => {
    const own = connect();
    setConnection(own);
    return () => own.close();
  }, []);
  return connection;
}

let handedOn: Connection | undefined;

/** For whoever connects next: a worker that has loaded the rules need not load them again. */
export function handOn(connection: Connection): void {
  handedOn?.close();
  handedOn = connection;
}

export function connect(): Connection {
  const ready = handedOn;
  handedOn = undefined;
  return ready ?? startWorker();
}

function startWorker(): Connection {
  const line = new Line();
  void (line.remote('memory') as Remote<Hosts['memory']>).remember(keptTables()).catch(() => {}); // As every other call will say.
  return {
    table: line.remote('table') as Connection['table'],
    replay: line.remote('replay') as Connection['replay'],
    scenario: line.remote('scenario') as Connection['scenario'],
    close: () => line.close(),
  };
}

/** Nobody waits for a bot's thoughts at a table that is left: it thinks again at the next visit. */
const NOT_WAITED_FOR = 'table.botStep';

type Waiting = { readonly method: string; readonly reply: PromiseWithResolvers<unknown> };

class Line {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #isClosed = false;
  #broken: Error | undefined;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<Reply>) => this.#hear(data);
    this.#worker.onerror = () => this.#break(new Error('The table could not be loaded. Is the network off?'));
  }

  remote(host: keyof Hosts): unknown {
    const call =
      (name: string | symbol) =>
      (...args: unknown[]) =>
        this.#ask(`${host}.${String(name)}`, args);
    return new Proxy({}, { get: (_, name) => call(name) });
  }

  close(): void {
    this.#isClosed = true;
    this.#endIfSaved();
  }

  #ask(method: string, args: readonly unknown[]): Promise<unknown> {
    if (this.#broken) return Promise.reject(this.#broken);
    const id = ++this.#lastId;
    const reply = Promise.withResolvers<unknown>();
    this.#waiting.set(id, { method, reply });
    this.#worker.postMessage({ id, method, args } satisfies Request);
    return reply.promise;
  }

  #hear(data: Reply): void {
    if ('kept' in data) return keep(data.kept);
    const waiting = this.#waiting.get(data.id);
    this.#waiting.delete(data.id);
    if ('problem' in data) waiting?.reply.reject(new Error(data.problem));
    else waiting?.reply.resolve(data.value);
    this.#endIfSaved();
  }

  #break(problem: Error): void {
    this.#broken = problem;
    for (const { reply } of this.#waiting.values()) reply.reject(problem);
    this.#waiting.clear();
  }

  #endIfSaved(): void {
    const isSaved = [...this.#waiting.values()].every(({ method }) => method === NOT_WAITED_FOR);
    if (this.#isClosed && isSaved) this.#worker.terminate();
  }
}
