// Ctrl-C: the first one asks for what there is so far, the second one ends everything at once.

export type Interrupt = { readonly signal: AbortSignal; forget(): void };

export function onInterrupt(tell: (text: string) => void): Interrupt {
  const abort = new AbortController();
  const stop = () => {
    forget();
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
