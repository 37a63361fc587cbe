// Sounds made in the page: a few oscillators and a breath of noise, coloured by each game's voice. Silent before the first gesture.

export const SOUNDS = [
  'card',
  'lift',
  'dice',
  'stop',
  'hit',
  'good',
  'coin',
  'turn',
  'fanfare',
  'doom',
] as const;
export type SoundName = (typeof SOUNDS)[number];

/** A game's colour: what it sings with, how high, and how long it rings. A mood brings one in board/mood.ts. */
export type Voice = { readonly wave: OscillatorType; readonly root: number; readonly ring: number };

const HOUSE: Voice = { wave: 'triangle', root: 220, ring: 1 };

type Note = {
  /** Of the root; 0 is a breath of noise. */
  readonly pitch: number;
  readonly at: number;
  readonly length: number;
  readonly loud: number;
  /** Where the pitch goes. */
  readonly to?: number;
};

const tap = (at: number, loud = 0.5): Note => ({ pitch: 0, at, length: 0.04, loud });

const SCORES: Readonly<Record<SoundName, readonly Note[]>> = {
  card: [{ pitch: 0, at: 0, length: 0.09, loud: 0.35 }],
  lift: [
    { pitch: 0, at: 0, length: 0.05, loud: 0.2 },
    { pitch: 2, at: 0.01, length: 0.06, loud: 0.12 },
  ],
  dice: [tap(0), tap(0.07, 0.4), tap(0.16), tap(0.23, 0.35), tap(0.34, 0.45), tap(0.47, 0.3), tap(0.62, 0.4)],
  stop: [tap(0, 0.7), { pitch: 1, at: 0, length: 0.12, loud: 0.3 }],
  hit: [
    { pitch: 0.75, to: 0.25, at: 0, length: 0.22, loud: 0.7 },
    { pitch: 0, at: 0, length: 0.12, loud: 0.6 },
  ],
  good: [
    { pitch: 2, at: 0, length: 0.12, loud: 0.35 },
    { pitch: 3, at: 0.09, length: 0.2, loud: 0.35 },
  ],
  coin: [
    { pitch: 6, at: 0, length: 0.08, loud: 0.25 },
    { pitch: 8, at: 0.07, length: 0.3, loud: 0.25 },
  ],
  turn: [{ pitch: 1.5, at: 0, length: 0.14, loud: 0.22 }],
  fanfare: [1, 1.25, 1.5, 2, 1.5, 2].map((pitch, i) => ({
    pitch: pitch * 2,
    at: i * 0.14,
    length: i === 5 ? 0.7 : 0.16,
    loud: 0.4,
  })),
  doom: [1.5, 1.2, 1, 0.75].map((pitch, i) => ({
    pitch,
    at: i * 0.2,
    length: i === 3 ? 0.8 : 0.24,
    loud: 0.45,
  })),
};

/** For phones: a short touch, in milliseconds. */
const TOUCHES: Partial<Record<SoundName, number | number[]>> = {
  lift: 8,
  stop: 18,
  hit: 35,
  fanfare: [30, 60, 30, 60, 80],
  doom: 120,
};

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;
let voice = HOUSE;
let isOn = true;
let hasGesture = false;

if (typeof window !== 'undefined')
  for (const gesture of ['pointerdown', 'keydown'])
    window.addEventListener(
      gesture,
      () => {
        hasGesture = true;
      },
      { capture: true, once: true },
    );

/** The table that is played at gives its colour. */
export function takeVoice(of: Voice | undefined): void {
  voice = of ?? HOUSE;
}

export function setSound(on: boolean): void {
  isOn = on;
}

export function play(name: SoundName): void {
  if (!isOn || !hasGesture || document.hidden) return;
  navigator.vibrate?.(TOUCHES[name] ?? 0);
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  for (const note of SCORES[name]) sing(context, note);
}

function sing(on: AudioContext, { pitch, to, at, length, loud }: Note): void {
  const start = on.currentTime + at;
  const end = start + length * (pitch === 0 ? 1 : voice.ring);
  const volume = on.createGain();
  volume.gain.setValueAtTime(loud * 0.25, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(on.destination);
  const source = pitch === 0 ? breath(on) : tone(on, { pitch, to: to ?? pitch, start, end });
  source.connect(volume);
  source.start(start);
  source.stop(end);
}

function tone(
  on: AudioContext,
  { pitch, to, start, end }: { pitch: number; to: number; start: number; end: number },
) {
  const tone = on.createOscillator();
  tone.type = voice.wave;
  tone.frequency.setValueAtTime(voice.root * pitch, start);
  tone.frequency.exponentialRampToValueAtTime(voice.root * to, end);
  return tone;
}

function breath(on: AudioContext): AudioBufferSourceNode {
  noise ??= noiseOf(on);
  const source = on.createBufferSource();
  source.buffer = noise;
  source.playbackRate.value = 0.7 + voice.root / 700;
  return source;
}

function noiseOf(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  const samples = buffer.getChannelData(0);
  let last = 0;
  for (let i = 0; i < samples.length; i++) samples[i] = last = 0.6 * last + 0.4 * (Math.random() * 2 - 1);
  return buffer;
}
