// How good the table looks: the chance of this battle, and of all that is ahead after it.

import type { ZonePlan } from './adventures/plan.ts';
import type { Stage } from './journey.ts';
import { LOSSES_MOST } from './rules/defeat.ts';
import { isOpen } from './rules/journey.ts';
import { zoneHere } from './rules/stage.ts';
import { NONE, type Table } from './state.ts';
import {
  AS_IT_IS,
  monsterStrength,
  partyStrength,
  partyToCome,
  RESTED,
  type Recovery,
  WOKEN,
  zoneStrength,
} from './strength.ts';

/** An action that was chosen has done nothing yet: a search plays on through cards and Synergy until another turn begins. */
export const isAtRest = ({ state: { phase, turn } }: Table): boolean =>
  phase !== 'battle' || turn.actor === NONE || turn.step === 'move';

/** The party shares one chance, the game master has the other. */
export function judge(t: Table): number[] {
  const party = partyChance(t);
  const chances: number[] = [];
  for (let seat = 0; seat < t.box.heroes; seat++) chances.push(party);
  chances.push(1 - party);
  return chances;
}

/** Of the match: in an adventure a lost battle is tried again, until the third is lost (DR-WAY-06). */
export function partyChance(t: Table): number {
  const { outcome, journey } = t.state;
  if (outcome !== 'none') return outcome === 'won' ? 1 : 0;
  const now = battleChance(t);
  if (!journey.isAdventure) return now;
  const later = battlesLater(t);
  const afterDefeat = journey.isSideFight ? later : [triedAgain(chanceAgain(t)), ...later];
  return now * winAll(later, journey.losses) + (1 - now) * winAll(afterDefeat, journey.losses + 1);
}

/** The chance to win a battle at the first try, and after a defeat. */
type Prospect = { readonly first: number; readonly again: number };

const triedAgain = (again: number): Prospect => ({ first: again, again });

/** The chance to win one battle after the other, some of them lost before. */
function winAll(battles: readonly Prospect[], losses: number): number {
  if (losses >= LOSSES_MOST) return 0;
  const [next, ...later] = battles;
  if (next === undefined) return 1;
  const afterDefeat = [triedAgain(next.again), ...later];
  return next.first * winAll(later, losses) + (1 - next.first) * winAll(afterDefeat, losses + 1);
}

/** Of the battle that is fought in this zone, or that waits in it. */
const battleChance = (t: Table): number => chanceOf(shareOfStrength(t));

/** The party's part of the strength on both sides; 1 when this zone's battle is over and won. */
export function shareOfStrength(t: Table): number {
  const { phase, verdict } = t.state;
  if (phase === 'aftermath') return verdict === 'won' ? 1 : 0;
  if (phase === 'battle') return share(partyStrength(t), monsterStrength(t));
  return isZoneWon(t) ? 1 : share(partyToCome(t, AS_IT_IS), strengthHere(t));
}

const share = (ours: number, theirs: number): number => ours / (ours + theirs + 0.001);

/** Whoever is stronger wins more often than by their share: three fifths of the strength win three battles of four. */
const chanceOf = (part: number): number => part ** 3 / (part ** 3 + (1 - part) ** 3);

const WON: readonly Stage[] = ['favour', 'spoils', 'after', 'camp', 'equip', 'leave'];

const isZoneWon = ({ state: { phase, journey } }: Table): boolean =>
  phase === 'journey' && WON.includes(journey.stage);

/** Until the party has arrived, the zone before it may still lie on the table. */
const strengthHere = (t: Table): number =>
  t.state.journey.isAdventure && t.state.journey.stage === 'arrive'
    ? zoneStrength(t, zoneHere(t))
    : monsterStrength(t);

/** Of this battle when it is tried again, all monsters complete. */
const chanceAgain = (t: Table): number => chanceAgainst(t, zoneHere(t), WOKEN);

const chanceAgainst = (t: Table, zone: ZonePlan, recovery: Recovery): number =>
  chanceOf(share(partyToCome(t, recovery), zoneStrength(t, zone)));

/** The battles in the zones to come, as far as the story leads there now. */
function battlesLater(t: Table): Prospect[] {
  const { plan, flags } = t.state.journey;
  const recovery = isZoneWon(t) ? AS_IT_IS : RESTED;
  return (JSON.parse(plan) as ZonePlan[])
    .filter((zone) => isOpen(flags, zone))
    .map((zone) => ({ first: chanceAgainst(t, zone, recovery), again: chanceAgainst(t, zone, WOKEN) }));
}
