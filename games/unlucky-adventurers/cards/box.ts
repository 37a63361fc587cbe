// The box: all decks together as figures, and the faces made of them.

import type { Contents } from '../../../engine/game.ts';
import { appraise } from '../appraisal.ts';
import { featureOf } from '../features.ts';
import { carryOut } from '../rules/outcome.ts';
import type { Ability, Box, Effect, Options, Table } from '../state.ts';
import { BEAST_ENCOUNTERS } from './beast-encounters.ts';
import { BEASTS } from './beasts.ts';
import { BLUNDERS } from './blunders.ts';
import type {
  BeastCard,
  BlunderCard,
  Deck,
  EncounterCard,
  Face,
  QuestType,
  RollCard,
  RolledType,
} from './card.ts';
import { CHARACTERS, type CharacterCard } from './characters.ts';
import { counted, needsTarget, outcome, outcomes, type Row, rowByFace, tableText } from './notation.ts';
import { ACTIONS, type ActionCard } from './quest-actions.ts';
import { ITEMS } from './quest-items.ts';
import { POTIONS } from './quest-potions.ts';
import { SPELLS } from './quest-spells.ts';
import { WEAPONS } from './quest-weapons.ts';

/** Every figure a designer may vary: `weapons.wpn-sword.value`, `beasts.bst-dragon.points`. */
export const FIGURES = {
  items: ITEMS,
  potions: POTIONS,
  weapons: WEAPONS,
  spells: SPELLS,
  actions: ACTIONS,
  blunders: BLUNDERS,
  encounters: BEAST_ENCOUNTERS,
  characters: CHARACTERS,
  beasts: BEASTS,
};

type Figures = {
  readonly items: Deck<RollCard>;
  readonly potions: Deck<RollCard>;
  readonly weapons: Deck<RollCard>;
  readonly spells: Deck<RollCard>;
  readonly actions: Deck<ActionCard>;
  readonly blunders: Deck<BlunderCard>;
  readonly encounters: Deck<EncounterCard>;
  readonly characters: Deck<CharacterCard>;
  readonly beasts: Deck<BeastCard>;
};

type Play = (t: Table, effect: Effect) => void;
type Card = { readonly face: Face; readonly play?: Play | undefined; readonly ability?: Ability | undefined };

export function unpack({ players, options, figures }: Contents): Box {
  const decks = figures as Figures;
  const quest = [
    ...rollCards(decks.items, 'item'),
    ...rollCards(decks.potions, 'potion'),
    ...rollCards(decks.weapons, 'weapon'),
    ...rollCards(decks.spells, 'spell'),
    ...Object.entries(decks.actions).flatMap(([key, action]) =>
      copies(action.copies, actionCard(key, action)),
    ),
    ...Object.entries(decks.blunders).map(([key, blunder]) => blunderCard(key, blunder)),
    ...Object.entries(decks.encounters).map(([key, { name }]) => encounterCard(key, name)),
  ];
  const characters = Object.entries(decks.characters).map(([key, character]) =>
    characterCard(key, character),
  );
  const beasts = Object.entries(decks.beasts).map(([key, beast]) => beastCard(key, beast));
  return fill([...quest, ...characters, ...beasts], {
    players,
    options: options as Options,
    questCards: quest.length,
    characterCards: characters.length,
    carryOut,
  });
}

type Rest = Pick<Box, 'players' | 'options' | 'questCards' | 'characterCards' | 'carryOut'>;

function fill(cards: readonly Card[], rest: Rest): Box {
  const faces = cards.map(({ face }) => face);
  const appraised = new Map([...new Set(faces)].map((face) => [face, appraise(face)])); // Copies share one face.
  return {
    ...rest,
    faces,
    types: faces.map(({ type }) => type),
    timings: faces.map(({ timing }) => timing),
    values: faces.map(({ value }) => value),
    isTrouble: faces.map(({ type }) => type === 'blunder' || type === 'encounter'),
    isShield: faces.map(({ key }) => key === 'act-shield'),
    isResurrection: faces.map(({ key }) => key === 'act-resurrection'),
    isRest: faces.map(({ key }) => key === 'act-rest'),
    appraisals: faces.map((face) => appraised.get(face)!),
    features: faces.map(featureOf),
    actions: cards.map(({ play }) => play),
    abilities: cards.map(({ ability }) => ability),
  };
}

const copies = (count: number, card: Card): Card[] => Array.from({ length: count }, () => card);

/** A face with nothing on it; each deck fills in what its cards have. */
const BLANK: Omit<Face, 'key' | 'name' | 'deck' | 'type' | 'text'> = {
  line: '',
  value: 0,
  rows: [],
  rowByFace: [],
  rolled: false,
  aimed: false,
  minimum: 0,
  points: 0,
  reward: 0,
  dieAdds: false,
  countsType: '',
  countsTimes: 1,
  twist: '',
  twistText: '',
  timing: '',
  amount: 0,
  touches: '',
};

const lines = (rows: readonly Row[]) => ({ rows, rowByFace: rowByFace(rows), aimed: needsTarget(rows) });

type Printed = Partial<Face> & Pick<Face, 'name' | 'text'>;

const questFace = (key: string, type: QuestType, printed: Printed): Face => ({
  ...BLANK,
  key,
  deck: 'Quest',
  type,
  ...printed,
});

function rollCards(deck: Deck<RollCard>, type: RolledType): Card[] {
  return Object.entries(deck).flatMap(([key, { copies: count, outcomes: table, ...printed }]) => {
    const rows = outcomes(table);
    const face = questFace(key, type, { ...printed, text: tableText(rows), rolled: true, ...lines(rows) });
    return copies(count, { face });
  });
}

function actionCard(key: string, action: ActionCard): Card {
  const { name, value, line } = action;
  if (!('effect' in action)) {
    return { face: questFace(key, 'action', { name, value, line, text: action.text }), play: action.play };
  }
  const rows = outcome(action.effect);
  return { face: questFace(key, 'action', { name, value, line, text: tableText(rows), ...lines(rows) }) };
}

function blunderCard(key: string, { name, line, effect, rolls }: BlunderCard): Card {
  const rolled = rolls !== undefined;
  const rows = rolled ? outcomes(rolls) : outcome(effect ?? '-');
  return { face: questFace(key, 'blunder', { name, line, text: tableText(rows), rolled, ...lines(rows) }) };
}

function encounterCard(key: string, name: string): Card {
  return { face: questFace(key, 'encounter', { name, text: 'Turn up the top Beast and fight it.' }) };
}

function characterCard(key: string, character: CharacterCard): Card {
  const { name, line, timing, ability, touches = '', amount = 0 } = character;
  const text = character.text.replace('{n}', String(amount)).replace('{cards}', counted(amount, 'card'));
  const face: Face = {
    ...BLANK,
    key,
    name,
    deck: 'Character',
    type: 'character',
    text,
    line,
    timing,
    touches,
    amount,
  };
  return { face, ability };
}

function beastCard(key: string, beast: BeastCard): Card {
  const { name, minimum, points, reward, line, win, flee, counts } = beast;
  const rows = outcome(win ?? flee ?? '-');
  const twist = win === undefined ? (flee === undefined ? '' : 'flee') : 'win';
  const face: Face = {
    ...BLANK,
    ...lines(rows),
    key,
    name,
    deck: 'Beast',
    type: 'beast',
    text: beastText(beast, tableText(rows)),
    twistText: twistText(beast, tableText(rows)),
    line,
    minimum,
    points,
    reward,
    dieAdds: beast.dieAdds === true,
    countsType: counts?.type ?? '',
    countsTimes: counts?.times ?? 1,
    twist,
  };
  return { face };
}

function beastText(beast: BeastCard, happens: string): string {
  const { minimum, points, reward, dieAdds } = beast;
  const asks = `${counted(minimum, 'card')} and ${points}${dieAdds ? ' + a die' : ''} ${points === 1 ? 'point' : 'points'}`;
  const twist = dieAdds ? '' : twistText(beast, happens);
  return `Asks for ${asks}. Reward: ${counted(reward, 'card')}.${twist === '' ? '' : ` ${twist}`}`;
}

/** What is special about a Beast, beside its figures. */
function twistText({ dieAdds, counts, win, flee, because }: BeastCard, happens: string): string {
  if (dieAdds) return 'When it turns up, a die adds to its points.';
  if (counts !== undefined)
    return `${capital(counts.type)}s count ${counts.times === 0 ? 'nothing' : 'double'}.`;
  if (win !== undefined) return `When beaten: ${happens} (${because})`;
  return flee === undefined ? '' : `When it leaves unbeaten: ${happens} (${because})`;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
