// Measuring makes the browser lay the whole page out. Whoever measures what was drawn does it once, when it has been laid out and
// right before it is painted, however often it was drawn until then; and all have measured before any of them changes something.

type Change = () => void;
type Measure = () => Change | undefined;

const waiting = new Set<Measure>();
let layout: ResizeObserver | undefined;

/** Returns how to call it off: `useLayoutEffect(() => beforePaint(() => measure(part.current)))`. */
export function beforePaint(measure: Measure): () => void {
  waiting.add(measure);
  // An observer is told of whatever it is given anew, after the layout of this very frame: a frame's own callback would come before.
  layout ??= new ResizeObserver(measureAll);
  layout.unobserve(document.documentElement);
  layout.observe(document.documentElement);
  return () => waiting.delete(measure);
}

function measureAll(): void {
  const changes = [...waiting].map((measure) => measure());
  waiting.clear();
  for (const change of changes) change?.();
}
