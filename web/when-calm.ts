// When the page stands and has nothing better to do: the time for what nobody waits for.

/** Returns how to call it off. */
export function whenCalm(act: () => void): () => void {
  let isWanted = true;
  const now = () => isWanted && act();
  const idle = () => {
    // Safari knows no idle time.
    if ('requestIdleCallback' in window) requestIdleCallback(now, { timeout: 10_000 });
    else setTimeout(now, 2000);
  };
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
  return () => {
    isWanted = false;
  };
}
