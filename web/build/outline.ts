// An icon's outline, written shorter: every point is moved to the nearest of a fine grid, and errors never add up.

import { type Command, commandsOf } from '../../art/outline.ts';

type Point = { x: number; y: number };

/** `shorterOutline('M0.04 0l10.26 3', 2)` is "M0 0l10.5 3": a step is half of one of the icon's 512 units. */
export function shorterOutline(outline: string, stepsPerUnit: number): string {
  const pen = new Pen(stepsPerUnit);
  return commandsOf(outline)
    .map((command) => pen.draw(command))
    .reduce(joined, '');
}

/** Where the outline truly is, and where the written one is. */
class Pen {
  readonly #steps: number;
  #true: Point = { x: 0, y: 0 };
  #written: Point = { x: 0, y: 0 };
  #start = { true: this.#true, written: this.#written };

  constructor(stepsPerUnit: number) {
    this.#steps = stepsPerUnit;
  }

  draw({ letter, numbers }: Command): string {
    const kind = letter.toLowerCase();
    if (kind === 'z') {
      this.#true = this.#start.true;
      this.#written = this.#start.written;
      return letter;
    }
    const isRelative = letter === kind;
    const from = this.#true;
    const to = { ...from };
    const written = numbers.map((number, at) => {
      if (kind === 'a' && at < 5) return at < 2 ? this.#rounded(number) : number;
      const axis = axisOf(kind, at);
      const place = isRelative ? from[axis] + number : number;
      to[axis] = place;
      return this.#rounded(this.#rounded(place) - (isRelative ? this.#written[axis] : 0));
    });
    this.#true = to;
    this.#written = { x: this.#rounded(to.x), y: this.#rounded(to.y) };
    if (kind === 'm') this.#start = { true: this.#true, written: this.#written };
    return letter + written.map(short).reduce(apart, '');
  }

  #rounded(number: number): number {
    return Math.round(number * this.#steps) / this.#steps;
  }
}

function axisOf(kind: string, at: number): 'x' | 'y' {
  if (kind === 'h') return 'x';
  if (kind === 'v') return 'y';
  return (kind === 'a' ? at - 5 : at) % 2 === 0 ? 'x' : 'y';
}

const short = (number: number): string => String(number).replace(/^(-?)0\./, '$1.');

/** A sign parts two numbers, and so does a second decimal point; anything else needs a space. */
function apart(before: string, number: string): string {
  const last = before.slice(before.search(/[^\s-]*$/));
  const isApart = before === '' || number.startsWith('-') || (number.startsWith('.') && last.includes('.'));
  return isApart ? before + number : `${before} ${number}`;
}

/** A command that repeats the one before it needs no letter. */
function joined(before: string, command: string): string {
  const letters = before.match(/[a-df-z]/gi);
  const last = letters?.at(-1);
  if (last !== command[0] || /[zm]/i.test(command)) return before + command;
  return apart(before, command.slice(1));
}
