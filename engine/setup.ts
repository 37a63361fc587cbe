// What a match is set up with: players, options, and a variant laid over the game's figures. All checked here.

import { didYouMean, Fault } from './fault.ts';
import type { Contents, Game, OptionSpec } from './game.ts';
import type { Rng } from './random.ts';
import type { BaseBox, BaseState, OptionValue, OptionValues } from './table.ts';

/** A designer's changes: path of a figure to its new value, `{"cards.wolf.health": 5, "options.startingHand": 6}`. */
export type Variant = Readonly<Record<string, OptionValue>>;

export type Wishes = {
  readonly players: number;
  readonly options?: OptionValues;
  readonly variant?: Variant;
  /** The document the match begins from, as it was brought; the game's own when there is none. */
  readonly scenario?: unknown;
};

/** Checks the wishes against the game and returns what the box is filled from; a Fault says what does not fit. */
export function contentsFor(game: Game, { players, options = {}, variant = {}, scenario }: Wishes): Contents {
  checkPlayers(game, players);
  const standard = Object.fromEntries(
    Object.entries(game.options).map(([name, spec]) => [name, spec.standard]),
  );
  const chosen = { ...standard, ...optionsOf(game, variant), ...options };
  for (const [name, value] of Object.entries(chosen)) checkOption(game, name, value);
  const refusal = game.refuses?.(players, chosen);
  if (refusal !== undefined) throw new Fault(refusal);
  const figures = overlay(game, variant);
  const begun = scenarioFor(game, scenario, { players, options: chosen });
  return { players, options: chosen, figures, ...(begun === undefined ? {} : { scenario: begun }) };
}

function scenarioFor(
  game: Game,
  document: unknown,
  table: { players: number; options: OptionValues },
): unknown {
  if (game.scenario !== undefined)
    return document === undefined
      ? game.scenario.standard(table.players, table.options)
      : game.scenario.check(document, table);
  if (document !== undefined)
    throw new Fault(`${game.title} begins from its options alone: it takes no scenario.`);
  return undefined;
}

/** The box of a match, and how a match is dealt from it: `const { box, deal } = openBox(game, { players: 3 })`. */
export function openBox<State extends BaseState, Box extends BaseBox>(
  game: Game<State, Box>,
  wishes: Wishes,
): { readonly box: Box; deal(rng: Rng): State } {
  const { contents, box } = unpacked(game, wishes);
  return { box: box as Box, deal: (rng) => game.setup(box as Box, rng, contents.scenario) };
}

type Unpacked = { readonly wishes: string; readonly contents: Contents; readonly box: BaseBox };

/** The box last opened of each game. Nothing in it ever changes, and unpacking one takes as long as a hundred answers. */
const lastUnpacked = new WeakMap<object, Unpacked>();

function unpacked(game: Game, wishes: Wishes): Unpacked {
  const written = JSON.stringify(wishes);
  const last = lastUnpacked.get(game);
  if (last?.wishes === written) return last;
  const contents = contentsFor(game, wishes);
  const fresh = { wishes: written, contents, box: game.unpack(contents) };
  lastUnpacked.set(game, fresh);
  return fresh;
}

function checkPlayers(game: Game, players: number): void {
  const { min, max } = game.players;
  if (Number.isInteger(players) && players >= min && players <= max) return;
  throw new Fault(`${game.title} is for ${min} to ${max} players, not ${players}.`);
}

function checkOption(game: Game, name: string, value: OptionValue): void {
  const spec = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
  if (spec === undefined) {
    const names = Object.keys(game.options);
    throw new Fault(
      `${game.title} has no option “${name}”${didYouMean(name, names) || `; it has ${names.join(', ') || 'none'}.`}`,
    );
  }
  const wanted = whatFits(spec, value);
  if (wanted !== undefined)
    throw new Fault(`The option “${name}” takes ${wanted}, not ${JSON.stringify(value)}.`);
}

function whatFits(spec: OptionSpec, value: OptionValue): string | undefined {
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'true or false';
    case 'number':
      return Number.isInteger(value) && Number(value) >= spec.min && Number(value) <= spec.max
        ? undefined
        : `a whole number from ${spec.min} to ${spec.max}`;
    case 'choice':
      return spec.values.includes(String(value)) ? undefined : `one of ${spec.values.join(', ')}`;
  }
}

const OPTIONS_PATH = 'options.';

function optionsOf(game: Game, variant: Variant): OptionValues {
  const paths = Object.entries(variant).filter(([path]) => path.startsWith(OPTIONS_PATH));
  const options = Object.fromEntries(paths.map(([path, value]) => [path.slice(OPTIONS_PATH.length), value]));
  for (const [name, value] of Object.entries(options)) checkOption(game, name, value);
  return options;
}

/** The game's figures with the variant's laid over them; the game's own are not touched. */
function overlay(game: Game, variant: Variant): Contents['figures'] {
  let figures: unknown = game.figures;
  for (const [path, value] of Object.entries(variant)) {
    if (!path.startsWith(OPTIONS_PATH)) figures = replaced(figures, path.split('.'), { path, value });
  }
  return figures as Contents['figures'];
}

function replaced(
  figure: unknown,
  steps: readonly string[],
  change: { path: string; value: OptionValue },
): unknown {
  const [step, ...further] = steps;
  if (step === undefined) return checkedFigure(figure, change);
  const parts = figure as Record<string, unknown>;
  if (typeof figure !== 'object' || figure === null || !Object.hasOwn(parts, step))
    throw noSuchFigure(figure, step, change.path);
  const part = replaced(parts[step], further, change);
  return Array.isArray(figure) ? figure.with(Number(step), part) : { ...parts, [step]: part };
}

function checkedFigure(figure: unknown, { path, value }: { path: string; value: OptionValue }): OptionValue {
  const isFigure = typeof figure === 'number' || typeof figure === 'string' || typeof figure === 'boolean';
  if (!isFigure)
    throw new Fault(
      `The variant sets ${path}, which is not a single figure: name one of the figures inside it.`,
    );
  if (typeof value !== typeof figure || (typeof value === 'number' && !Number.isFinite(value))) {
    throw new Fault(
      `The variant sets ${path} to ${JSON.stringify(value)}, but it has to be a ${typeof figure} like ${JSON.stringify(figure)}.`,
    );
  }
  return value;
}

function noSuchFigure(figure: unknown, step: string, path: string): Fault {
  const names = typeof figure === 'object' && figure !== null ? Object.keys(figure) : [];
  return new Fault(
    `The variant names the figure ${path}, but there is no “${step}” there${didYouMean(step, names) || '.'}`,
  );
}

/** Reads a variant from the text of its file. */
export function readVariant(text: string): Variant {
  const variant = parsedJson(text);
  const isVariant =
    typeof variant === 'object' &&
    variant !== null &&
    !Array.isArray(variant) &&
    Object.values(variant).every(isOptionValue);
  if (!isVariant) throw new Fault('A variant is a JSON object of figures, such as {"cards.wolf.health": 5}.');
  return variant as Variant;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault('This is not JSON: a variant looks like {"cards.wolf.health": 5}.');
  }
}

export function isOptionValue(value: unknown): value is OptionValue {
  return (
    typeof value === 'boolean' ||
    typeof value === 'string' ||
    (typeof value === 'number' && Number.isFinite(value))
  );
}
