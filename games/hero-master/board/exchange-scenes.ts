// An exchange as a scene: the attack and what is applied to it, both dice, the sums, a Critical Fail card, the blow.

import { say, the, verb, who } from '../../../engine/event.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { type Scene, type Scenery, word } from '../../../web/table/scene.ts';
import {
  exchangeIn,
  health,
  here,
  type Line,
  type Notes,
  nameIn,
  notesOf,
  ofExchange,
  type Plays,
} from './scene-parts.ts';
import { type Blow, blackSum, lying, sumsOf, undecided } from './sums.ts';

export const EXCHANGE: Plays = {
  exchange: ({ attacker, attack, monster, bungle }, { script, scenery }) => {
    const notes: Notes = { applied: [], ...(bungle !== undefined && { bungle }) };
    script.open({
      id: `exchange ${attack}`,
      title: say`${who(attacker)} ${verb('attacks', attacker)} ${the(monster)}`,
      card: attack,
      against: monster,
      note: ribbonOf(notes, scenery),
      notes,
    });
  },
  applied: ({ card }, { script, scenery }) => {
    const before = notesOf(script);
    const notes: Notes = { ...before, applied: [...before.applied, card] };
    const change = { note: ribbonOf(notes, scenery), cards: [], notes };
    script.go('cause', ofExchange(script), change, { stay: 1.5, sound: 'card' });
  },
  damageChanged: ({ card, from, to }, { script }) =>
    script.note(ofExchange(script), {
      notes: { ...notesOf(script), changed: { card, from, to } } satisfies Notes,
    }),
  dice: (dice, { script, scenery }) => {
    const notes: Notes = { ...notesOf(script), dice };
    script.go('roll', ofExchange(script), { sums: bareDice(notes, scenery), notes });
  },
  // The first green die and the black one lie there already.
  rolledAgain: ({ second }, { script, scenery }) => {
    const notes = notesOf(script);
    if (notes.dice === undefined) return;
    const [first, ...others] = bareDice(notes, scenery).map(lying);
    const [again] = bareDice({ ...notes, dice: { ...notes.dice, green: second } }, scenery);
    script.go('roll', ofExchange(script), { sums: [first!, again!, ...others] });
  },
  criticalHit: ({ times }, { script }) =>
    script.note(ofExchange(script), { notes: { ...notesOf(script), times } satisfies Notes }),
  // A victory is told once more, with its name.
  attackResult: ({ attacker, roll, through }, line) => {
    const { against } = exchangeIn(line.script) ?? {};
    if (through || against === undefined) return decide(line, roll, { tone: through ? 'good' : 'bad' });
    const title = say`${who(attacker)} ${verb('fails', attacker)} against ${the(against)}`;
    decide(line, roll, { tone: 'bad', title }, stayFor(line, attacker, 3.4));
  },
  criticalFail: ({ attacker, roll }, line) => {
    const title = say`${who(attacker)} ${verb('fails', attacker)} critically`;
    decide(line, roll, { tone: 'bad', title }, stayFor(line, attacker, 3.4));
  },
  criticalFailCard: ({ attacker, card }, line) => {
    const { script, scenery } = line;
    const verdict = `${nameIn(scenery, card)}. ${scenery.faces[card]?.text ?? ''}`;
    const extra = { ...stayFor(line, attacker, 7), sound: 'doom' } as const;
    script.go('verdict', ofExchange(script), { verdict, tone: 'bad' }, extra);
  },
  monsterHits: (_event, { script }) => {
    const { blow, ...notes } = notesOf(script);
    const { id, sums = [] } = exchangeIn(script) ?? {};
    if (blow) script.go('verdict', id, { sums: [...sums.slice(0, -1), blow], notes });
  },
  ambusherRolls: ({ monster, ...blow }, line) =>
    follow(line, monster, { ...blow, isDoubled: blow.roll === 20 }),
  mauled: ({ monster, ...blow }, line) => follow(line, monster, { ...blow, cost: 1 }),
  attackDiscarded: ({ seat, card }, line) =>
    line.script.feel(here(line), word(seat, `lost ${nameIn(line.scenery, card)}`, 'bad')),
  wounded: ({ seat, source, before, after }, line) =>
    line.script.feel(here(line, source), health(seat, after - before), { sound: 'hit' }),
  healed: ({ seat, before, after, marker, reset }, line) => {
    if (after !== before) line.script.feel(here(line), health(seat, after - before), { sound: 'good' });
    // HM-BOARD-11
    if (reset) line.script.feel(here(line), word(seat, `full health: hand size back to ${marker}`, 'good'));
  },
  monsterDefeated: ({ monster, by }, line) =>
    line.script.go(
      'verdict',
      ofExchange(line.script),
      {
        title: say`${who(by)} ${verb('defeats', by)} ${the(monster)}!`,
        stamp: { over: 'against', word: 'Defeated', tone: 'bad' },
        tone: 'good',
      },
      { ...stayFor(line, by, 5), sound: 'fanfare' },
    ),
  tooLate: ({ seat, cards }, { script }) =>
    script.feel(ofExchange(script), { ...word(seat, 'came too late', 'bad'), cards }),
};

/** Twice as long where it is about whoever looks on: one's own dice are added up before the next question stands there. */
const stayFor = ({ scenery }: Line, seat: Seat, steps: number): { stay: number } => ({
  stay: scenery.viewer === seat ? 2 * steps : steps,
});

/** "bungled: Banana Skin · with Crum + Barbarian" */
function ribbonOf({ bungle, applied }: Notes, scenery: Scenery): string {
  const bungled = bungle === undefined ? [] : [`bungled: ${nameIn(scenery, bungle)}`];
  const names = applied.map((card) => nameIn(scenery, card));
  return [...bungled, ...(names.length > 0 ? [`with ${names.join(' + ')}`] : [])].join(' · ');
}

function bareDice({ dice }: Notes, { faces }: Scenery) {
  return dice === undefined ? [] : undecided(sumsOf(dice, { cards: [], times: 1, faces }));
}

/** The sums with the green die that counts. After a Critical Fail the blow waits for the card (HM-FAIL-07). */
function decide(
  { script, scenery: { faces } }: Line,
  green: number,
  change: Partial<Scene>,
  extra: { stay?: number } = {},
): void {
  const { dice: rolled, times = 1, ...notes } = notesOf(script);
  const scene = exchangeIn(script);
  if (rolled === undefined || scene === undefined) return;
  const dice = { ...rolled, green };
  const cards = [
    ...(scene.card === undefined ? [] : [scene.card as CardId]),
    ...(notes.bungle === undefined ? [] : [notes.bungle]),
    ...notes.applied,
  ];
  const isWon = change.tone === 'good';
  const sums = sumsOf(dice, { cards, times, faces, monster: scene.against, changed: notes.changed, isWon });
  const [blow] = green <= dice.threshold ? sums.slice(1) : [];
  const waits = blow?.tone === 'bad';
  const verdict = {
    sums: waits ? [...sums.slice(0, 1), ...undecided([blow])] : sums,
    notes: { ...notes, dice, ...(waits && { blow }) } satisfies Notes,
    ...change,
  };
  script.go('verdict', scene.id, verdict, extra);
}

/** Somebody else strikes too: one line more. */
function follow({ script, scenery }: Line, monster: CardId, blow: Blow): void {
  const { id, sums = [] } = script.latest ?? {};
  const sum = blackSum(blow, nameIn(scenery, monster));
  script.go('roll', id, { sums: [...sums, ...undecided([sum])] }, { stay: 4 });
  script.go('verdict', id, { sums: [...sums, sum] });
}
