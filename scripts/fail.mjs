// How the set-up scripts give up: one sentence, no stack trace.

export const OLDEST_NODE = 20;

export function fail(sentence, code = 1) {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}
