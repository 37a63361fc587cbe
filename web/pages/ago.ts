// How long ago, in words: "5 minutes ago", "yesterday".

const STEPS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

export function ago(when: number, now = Date.now()): string {
  const seconds = Math.max(0, now - when) / 1000;
  const step = STEPS.find((each) => seconds >= each.seconds);
  if (step === undefined) return 'just now';
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  return words.format(-Math.floor(seconds / step.seconds), step.unit);
}
