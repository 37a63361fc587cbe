// What a card in the hand would do: an attack on the card itself, "✗ 13+ S3/5", "(✓) 11+ R6/6" with weapons; a bungle on the stage, in figures.

import type { Choice } from '../../../web/table/model.ts';
import type { LiftedForecast } from '../../../web/table/stage.tsx';
import type { BungleData } from '../questions/bungle.ts';
import type { AttackData, MonsterData } from '../questions/encounter.ts';
import type { Forecast } from '../rules/forecast.ts';
import type { Helper, Wanting } from '../rules/wanting.ts';
import { DAMAGES, type Face, printedStrengths, signed } from './figures.ts';

export function forecastOf(choice: Choice | undefined): string | undefined {
  const data = choice?.data as AttackData | undefined;
  if (data?.bare === undefined) return undefined;
  const isArmed = !data.bare.enough && data.armed.enough;
  return inShort(isArmed ? data.armed : data.bare, signOf(data.bare.enough, data.wants));
}

/** Strong enough; with weapons or a power; not even with them. */
export const signOf = (isEnough: boolean, wants: Wanting | undefined): string =>
  isEnough ? '✓' : wants ? '(✓)' : '✗';

/** Of a monster that may be chosen: how likely the best attack of the hand defeats it. */
export function monsterProspect(choice: Choice | undefined): string | undefined {
  const data = choice?.data as MonsterData | undefined;
  if (data === undefined || !('best' in data) || data.best === undefined) return undefined;
  return `best ${Math.round(data.best.chance * 100)} %`;
}

/** The sign first: in a fan the next card may cover the end of it. */
const inShort = (figures: Forecast, sign: string): string =>
  `${sign} ${figures.needed}+ ${bestTotal(figures)}`;

/** The most promising of an attack's totals, the one that lacks least, against the defence it meets. */
export function bestTotal({ strength, defence }: Forecast): string {
  const [best] = DAMAGES.map(({ letter }, type) => ({
    letter,
    strength: strength[type]!,
    defence: defence[type]!,
  }))
    .filter((total) => total.strength > 0)
    .toSorted((one, other) => one.defence - one.strength - (other.defence - other.strength));
  return best ? `${best.letter}${best.strength}/${best.defence}` : '—';
}

/** What is lifted says what it does; an attack, how it would fare; a bungle, what it takes from the attack it is dropped on. */
export function liftedForecast(
  { label, detail, at, data }: Choice,
  faces: readonly Face[],
  ownerOf: (attack: number) => string | undefined = () => undefined,
): LiftedForecast {
  const face = at && 'card' in at ? faces[at.card] : undefined;
  const { bare, armed, wants, helper, chance = 0 } = (data as Partial<AttackData> | undefined) ?? {};
  if (bare && armed)
    return {
      title: prospectOf(bare, wants),
      figures: [
        ...chancesOf(bare),
        ...(helper ? withPower(helper, chance, faces) : withWeapons(bare, armed)),
      ],
    };
  const { spoils = [] } = (data as Partial<BungleData> | undefined) ?? {};
  const spoiled = spoils.map((spoil) => spoiledOn(spoil, faces, ownerOf));
  const figures = face?.kind !== 'bungle' ? [] : spoiled.length > 0 ? spoiled : spoiledBy(face);
  // The card beside it says what is printed on it.
  return { title: label, figures, ...(detail && detail !== face?.text && { text: detail }) };
}

const PROSPECTS: Readonly<Record<Wanting, string>> = {
  weapons: 'Your weapons make it strong enough',
  power: 'A Hero power makes it strong enough',
};

function prospectOf({ enough }: Forecast, wants: Wanting | undefined): string {
  if (enough) return 'Strong enough, if it hits';
  return wants ? PROSPECTS[wants] : 'Too weak, even with weapons and powers';
}

function withWeapons(bare: Forecast, armed: Forecast): { word: string; value: string }[] {
  if (armed.chance <= bare.chance) return [];
  return [{ word: 'With your weapons', value: `${Math.round(armed.chance * 100)} %, ${bestTotal(armed)}` }];
}

const withPower = ({ card, withWeapons: armed }: Helper, chance: number, faces: readonly Face[]) => [
  {
    word: `With ${faces[card]?.name}${armed ? ' and your weapons' : ''}`,
    value: `${Math.round(chance * 100)} %`,
  },
];

function chancesOf(figures: Forecast): { word: string; value: string }[] {
  const { needed, threshold, struckFrom, cost } = figures;
  return [
    { word: 'Hits on', value: `${needed} or more (${oddsOf(needed)})` },
    ...DAMAGES.flatMap(({ name }, type) => {
      const [strength = 0, defence = 0] = [figures.strength[type], figures.defence[type]];
      return strength > 0
        ? [{ word: name, value: `${strength} against ${defence} ${strength >= defence ? '✓' : '✗'}` }]
        : [];
    }),
    ...(threshold > 1 ? [{ word: 'Critical fail on', value: `${threshold} or less` }] : []),
    ...(struckFrom > 0 ? [{ word: `Struck back on ${struckFrom}+`, value: `−${cost} health` }] : []),
  ];
}

/** What the monster does to the attacker in turn: nothing, where it does not roll. */
export function blowOf(
  { struckFrom, cost }: Forecast,
  monster: Pick<Face, 'triggers'>,
): { word: string; value: string } | undefined {
  if (struckFrom === 0) return undefined;
  const wound = cost > 0 ? [`−${cost} health`] : [];
  const effect = monster.triggers.includes('monsterHit') ? ['its effect'] : [];
  return {
    word: `strikes back on ${struckFrom}+ for`,
    value: [...wound, ...effect].join(' and ') || 'nothing',
  };
}

/** How likely a die with twenty sides shows this number or more. */
export const oddsOf = (needed: number): string => `${Math.max(0, 21 - needed) * 5} %`;

/** What would become of an attack it could be laid on: "Mirabel, Brave: hits on 11+ → 13+, R4/6 → R2/6". */
export function spoiledOn(
  { attack, before, after, wants }: BungleData['spoils'][number],
  faces: readonly Face[],
  ownerOf: (attack: number) => string | undefined,
): { word: string; value: string } {
  const [rollBefore, roll] = [before, after].map(({ needed }) => `${needed}+`);
  const [totalBefore, total] = [before, after].map(bestTotal);
  const changes = [
    ...(rollBefore === roll ? [] : [`hits on ${rollBefore} → ${roll}`]),
    ...(totalBefore === total
      ? []
      : [`${totalBefore} → ${total}${before.enough && !after.enough ? ` ${signOf(false, wants)}` : ''}`]),
    ...(before.threshold === after.threshold
      ? []
      : [`critical fail on ${before.threshold} → ${after.threshold} or less`]),
  ];
  return {
    word: [ownerOf(attack), faces[attack]?.name].filter(Boolean).join(', '),
    value: changes.join(', ') || 'as before',
  };
}

function spoiledBy(face: Face): { word: string; value: string }[] {
  return [
    ...printedStrengths(face, signed).map((figure) => ({
      word: `Their attack’s ${figure.label}`,
      value: String(figure.value),
    })),
    ...(face.fail > 1 ? [{ word: 'Critical fail on', value: `${face.fail} or less` }] : []),
  ];
}
