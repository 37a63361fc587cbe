// How many tables are saved: Home keeps their places, so that nothing jumps when they come.

const COUNT = 'misadventure tables';
const MOST_PLACES = 40;

export function rememberedCount(): number {
  try {
    return Math.min(Number(localStorage.getItem(COUNT)) || 0, MOST_PLACES);
  } catch {
    return 0; // Storage may be forbidden.
  }
}

export function rememberCount(count: number): void {
  try {
    localStorage.setItem(COUNT, String(count));
  } catch {
    // As above.
  }
}
