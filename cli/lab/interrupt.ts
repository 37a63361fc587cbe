// Ctrl-C: the first one asks for what there is so far, the second one ends everything at once.

export type Interrupt = { readonly signal: AbortSignal; forget(): void };

/** One Ctrl-C may arrive twice: from the terminal, and handed on by the command that started us. */
const SIGNALS_OF_ONE_PRESS = 2;

/** The first Ctrl-C ends the run with what there is so far; another one ends it at once. */
export function onInterrupt(tell: (text: string) => void): Interrupt {
  const abort = new AbortController();
  let signals = 0;
  const stop = () => {
    signals++;
    if (signals === SIGNALS_OF_ONE_PRESS) forget();
    if (signals > 1) return;
    tell('\nStopping with what there is so far …');
    abort.abort();
  };
  const forget = () => {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return { signal: abort.signal, forget };
}
