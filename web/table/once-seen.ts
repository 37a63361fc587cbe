// Time that counts from when somebody could see what was drawn: a slow phone may take longer to draw a beat than the beat stays.

/** Returns how to call it off. A page that nobody looks at is not painted, and waits. */
export function onceSeenFor(milliseconds: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    // The first timer comes after this frame's picture has been painted.
    timer = setTimeout(() => {
      timer = setTimeout(act, milliseconds);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
