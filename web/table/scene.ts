// Scenes: what happened, as pictures in the order of drama. A game's board/scenes.ts writes them from its events.

import type { Sentence } from '../../engine/event.ts';
import type { CardFace, CardId, Seat, Viewer } from '../../engine/table.ts';
import type { CardLook } from './card-look.ts';
import type { Outline } from './icon.tsx';
import type { Told } from './public-game.ts';
import type { SoundName } from './sound.ts';

export type Tone = 'good' | 'bad' | 'safe' | 'plain';

/** What somebody felt of it: flies to the seat or the figure, and changes a counter before the next picture does. */
export type Felt = {
  readonly seat: Seat;
  /** Somebody the seat plays, who felt it in its stead: "Goblin Cutter 2". */
  readonly whom?: string;
  readonly word: string;
  readonly tone: Tone;
  readonly icon?: Outline;
  /** Which counter of the seat, and by how much: `useCounter(seat, 'cards', 7)` shows it. */
  readonly change?: { readonly what: string; readonly by: number };
  readonly cards?: readonly CardId[];
};

/** Words that fly to a seat, or to the figure of somebody it plays: never to both. */
export const feltBy = (all: readonly Felt[], seat: Seat, whom?: string): readonly Felt[] =>
  all.filter((felt) => felt.seat === seat && felt.whom === whom && felt.word !== '');

/** Those of a seat's cards that the beats so far have not taken away. */
export function stillHeld(cards: readonly CardId[], felt: readonly Felt[], seat: Viewer): readonly CardId[] {
  const gone = new Set<CardId>();
  for (const { seat: whose, change, cards: moved = [] } of felt)
    if (whose === seat && change)
      for (const card of moved) change.by < 0 ? gone.add(card) : gone.delete(card);
  return gone.size === 0 ? cards : cards.filter((card) => !gone.has(card));
}

export type DieRoll = {
  readonly value: number;
  readonly sides: number;
  readonly title: string;
  readonly tone?: 'light' | 'dark' | 'green';
  /** It was rolled and does not count any more. */
  readonly isSpent?: boolean;
  /** What stands on its highest face instead of a number. */
  readonly emblem?: { readonly icon: Outline; readonly word: string };
};

/** One way the die may fall: lights up when it has. */
export type Forecast = {
  readonly faces: readonly number[];
  readonly title: Words;
  readonly note?: string;
  readonly tone: Tone;
};

/** A line of arithmetic: 14 green die − 1 Banana Skin = 13 to hit ≥ 10 its armour: HIT! */
export type Sum = {
  /** Whose line it is, where a scene adds up for several. */
  readonly of?: Seat;
  readonly die?: DieRoll;
  readonly icon?: Outline;
  readonly terms: readonly {
    readonly sign?: string;
    readonly value: string | number;
    readonly label: string;
    readonly isTotal?: boolean;
  }[];
  readonly note?: string;
  readonly verdict: string;
  readonly tone: Tone;
  /** Its die lies there already while others roll. */
  readonly isLying?: true;
};

/** Words of the stage: plain, or a sentence that calls people by name or "you". */
export type Words = string | Sentence;

/** A picture of the stage. Whatever is absent has not been revealed yet. */
export type Scene = {
  /** Beats with the same name belong to one scene. */
  readonly id: string;
  readonly title: Words;
  readonly card?: CardId;
  readonly look?: Partial<CardLook>;
  /** A word under the card, or under those who won, as on a ribbon: "bungled: Banana Skin". */
  readonly note?: Words;
  /** Who has won the match: their faces, in laurels. */
  readonly winners?: readonly Seat[];
  /** What stands opposite: a monster, a Beast. */
  readonly against?: CardId;
  readonly againstLook?: Partial<CardLook>;
  readonly target?: Seat;
  readonly dice?: readonly DieRoll[];
  readonly forecasts?: readonly Forecast[];
  /** Which forecast came true. */
  readonly lit?: number;
  readonly sums?: readonly Sum[];
  readonly verdict?: Words;
  readonly tone?: Tone;
  /** Stamped over the card, or over what stands opposite. */
  readonly stamp?: { readonly over: 'card' | 'against'; readonly word: string; readonly tone: Tone };
  /** Other cards that lie there, seen by those who look. */
  readonly cards?: readonly CardId[];
  readonly felt?: readonly Felt[];
  /** Whose turn has begun since, on a ribbon over the picture. */
  readonly turn?: Words;
  /** What the board itself wants to remember of it; never drawn, and forgotten when a turn begins. */
  readonly notes?: unknown;
};

/** The order of drama. A turn begins only after the last consequence of the one before. */
export const STEPS = ['cause', 'roll', 'verdict', 'consequence', 'turn', 'triumph'] as const;
export type Step = (typeof STEPS)[number];

export type Beat = {
  readonly step: Step;
  /** The stage while it is played. */
  readonly scene: Scene;
  /** What is new for somebody. */
  readonly felt: readonly Felt[];
  /** How many of the newly told lines may be read by now. */
  readonly lines: number;
  readonly sound?: SoundName;
  /** How long it stays, in steps of an animation, if not as long as its kind does. */
  readonly stay?: number;
};

/** What a board knows while it writes: never more than its viewer. */
export type Scenery = {
  readonly faces: readonly CardFace[];
  readonly viewer: Viewer;
  readonly players: number;
};

/** Writes one told line into the script; most lines add a beat, some only a line of the story. */
export type Playwright = (told: Told, script: Script, scenery: Scenery) => void;

type Extra = Partial<Pick<Beat, 'felt' | 'sound' | 'stay'>>;

const MOST_KEPT = 16;

/** The script of a table, from its first line on. */
export class Script {
  readonly #scenes = new Map<string, Scene>();
  #beats: Beat[] = [];
  #lines = 0;
  /** The line of the last die. */
  #rolled = 0;
  #latest: string | undefined;
  #turned: Words = '';
  #isOver = false;
  /** Scenes of the turns before. */
  #past = new Set<string>();

  /** The beats of what was newly told. */
  hear(told: readonly Told[], play: Playwright, scenery: Scenery): readonly Beat[] {
    this.#beats = [];
    told.forEach((line, at) => {
      this.#lines = at + 1;
      play(line, this, scenery);
    });
    return this.#beats;
  }

  /** The scene on the stage. */
  get latest(): Scene | undefined {
    return this.#latest === undefined ? undefined : this.#scenes.get(this.#latest);
  }

  /** The same, unless a turn has begun since, or something aside: then nothing belongs to it any more. */
  get current(): Scene | undefined {
    return this.#isOver ? undefined : this.latest;
  }

  find(isWanted: (scene: Scene) => boolean): Scene | undefined {
    return [...this.#scenes.values()].findLast(isWanted);
  }

  /** The latest such scene of this turn. */
  findInTurn(isWanted: (scene: Scene) => boolean): Scene | undefined {
    return this.find((scene) => !this.#past.has(scene.id) && isWanted(scene));
  }

  /** A new scene takes the stage. */
  open(scene: Scene, extra: Extra = {}): void {
    this.#scenes.delete(scene.id);
    this.#past.delete(scene.id);
    this.#add('cause', scene, extra);
  }

  /** The scene goes on. Of a scene that is forgotten, nothing is told. */
  go(step: Step, id: string | undefined, change: Partial<Scene>, extra: Extra = {}): void {
    const scene = id === undefined ? undefined : this.#scenes.get(id);
    if (scene !== undefined) this.#add(step, { ...scene, ...change }, extra);
  }

  /** The picture changes without a beat of its own: the next one shows it. */
  note(id: string | undefined, change: Partial<Scene>): void {
    const scene = id === undefined ? undefined : this.#scenes.get(id);
    if (scene !== undefined) this.#keep({ ...scene, ...change });
  }

  /** Somebody felt it. What follows from one verdict flies together; what follows the news of a turn comes of no scene before it. */
  feel(id: string | undefined, felt: Felt, extra: Extra = {}): void {
    const scene = id === undefined ? undefined : this.#scenes.get(id);
    if (scene === undefined) return;
    if (this.#isOver) return this.aside(felt);
    const last = this.#beats.at(-1);
    if (last?.step !== 'consequence' || last.scene.id !== id)
      return this.#add(
        'consequence',
        { ...scene, felt: merged(scene.felt ?? [], felt) },
        { ...extra, felt: [felt] },
      );
    this.#beats.pop();
    this.#add(
      'consequence',
      { ...scene, felt: merged(scene.felt ?? [], felt) },
      { ...last, ...extra, felt: merged(last.felt, felt) },
    );
  }

  /** Somebody's turn begins: the picture stays under the news of it, and no scene goes on. */
  turn(title: Words, extra: Extra = {}): void {
    for (const [id, { notes: _, ...scene }] of this.#scenes) this.#scenes.set(id, scene);
    this.#past = new Set(this.#scenes.keys());
    this.#turned = title;
    this.#isOver = true;
    this.#addTurn(extra);
  }

  /** Somebody's turn begins without a beat of its own: what happens in it says whose it is. */
  turned(title: Words): void {
    this.#turned = title;
  }

  /** Something that belongs to no scene: a draw at the start of a turn. */
  aside(felt: Felt): void {
    const last = this.#beats.at(-1);
    const isSameTurn = last?.step === 'turn' && last.scene.turn === this.#turned;
    this.#isOver = true;
    if (isSameTurn) this.#beats.pop();
    this.#addTurn({ ...last, felt: isSameTurn ? merged(last.felt, felt) : [felt] });
  }

  #addTurn({ felt = [], sound }: Extra): void {
    this.#settleDie();
    const scene: Scene = { ...(this.latest ?? { id: 'turn', title: '' }), turn: this.#turned };
    this.#beats.push({ step: 'turn', scene, felt, lines: this.#lines, ...(sound && { sound }) });
  }

  #add(step: Step, scene: Scene, { felt = [], sound, stay }: Extra): void {
    if (step === 'roll') this.#holdBack();
    else if (step !== 'verdict') this.#settleDie();
    this.#keep(scene);
    this.#beats.push({
      step,
      scene,
      felt,
      lines: step === 'roll' ? (this.#beats.at(-1)?.lines ?? 0) : this.#lines,
      ...(sound && { sound }),
      ...(stay !== undefined && { stay }),
    });
  }

  /** A line tells what its dice show: it is not to be read before the last of them lies. */
  #holdBack(): void {
    this.#rolled = this.#lines;
    const lines = this.#lines - 1;
    this.#beats = this.#beats.map((beat) => (beat.lines > lines ? { ...beat, lines } : beat));
  }

  /** A die that nobody passes a verdict on is its own: it is seen lying there before anything follows from it. */
  #settleDie(): void {
    const last = this.#beats.at(-1);
    if (last?.step !== 'roll') return;
    const lines = Math.max(this.#rolled, this.#lines - 1);
    this.#beats.push({ ...last, step: 'verdict', felt: [], lines });
  }

  #keep(scene: Scene): void {
    this.#scenes.set(scene.id, scene);
    this.#latest = scene.id;
    this.#isOver = false;
    if (this.#scenes.size > MOST_KEPT) this.#scenes.delete(this.#scenes.keys().next().value as string);
  }
}

/** Two changes of one counter are one: "+1 card", "+1 card" is "+2 cards". */
function merged(all: readonly Felt[], felt: Felt): readonly Felt[] {
  const { change } = felt;
  const at = all.findIndex(
    (each) =>
      change &&
      each.seat === felt.seat &&
      each.change?.what === change.what &&
      Math.sign(each.change.by) === Math.sign(change.by),
  );
  const before = all[at];
  if (change === undefined || before?.change === undefined) return [...all, felt];
  const by = before.change.by + change.by;
  return all.with(at, {
    ...felt,
    word: counted(by, change.what),
    change: { what: change.what, by },
    cards: [...(before.cards ?? []), ...(felt.cards ?? [])],
  });
}

/** "−1 card", "+3 cards", "+4 gold". */
export function counted(by: number, what: string): string {
  const word = by === 1 || by === -1 ? what.replace(/s$/, '') : what;
  return `${by < 0 ? '−' : '+'}${Math.abs(by)} ${word}`;
}

/** Somebody feels it in words that are the same for you and for others: `word(seat, 'blocked it', 'good')`. */
export const word = (
  seat: Seat,
  text: string,
  tone: Felt['tone'] = 'plain',
  more: Partial<Felt> = {},
): Felt => ({ seat, word: text, tone, ...more });

/** Somebody’s counter goes up or down: `changed(seat, 'cards', -2)`. */
export const changed = (seat: Seat, what: string, by: number, more: Partial<Felt> = {}): Felt => ({
  seat,
  word: counted(by, what),
  tone: by < 0 ? 'bad' : 'good',
  change: { what, by },
  ...more,
});
