// The question of a bungle: on which attack.

import { because, question } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { type Forecast, forecastOf, thinkOfBungling } from '../rules/forecast.ts';
import { type Wanting, wanting } from '../rules/wanting.ts';
import { NONE, nameOf, type Table } from '../state.ts';
import { heroNames } from './answers.ts';
import { anAttack, attackAt, SPOTS, type Spot, seatOf, slotOf, spotsOf } from './spot.ts';

/** A bungle on an attack, as one number: which card, on which spot. */
export type Bungling = number;
export const bunglingOf = (card: CardId, spot: Spot): Bungling => card * SPOTS + spot;
export const bungleOf = (bungling: Bungling): CardId => Math.floor(bungling / SPOTS);
export const spotOf = (bungling: Bungling): Spot => bungling % SPOTS;

/** How the attack would fare as it is, and with the bungle on it; what of its owner's would make good what is lacking then. */
export type BungleForecast = {
  readonly before: Forecast;
  readonly after: Forecast;
  readonly wants?: Wanting;
};

function bungleForecast(t: Table, spot: Spot, bungle: CardId): BungleForecast {
  const laid = { seat: seatOf(spot), slot: slotOf(spot) };
  const after = thinkOfBungling(t, laid, bungle);
  const wants = wanting(t, after, { card: after.attack, bungle, bungler: NONE });
  return {
    before: forecastOf(t, thinkOfBungling(t, laid, NONE)),
    after: forecastOf(t, after),
    ...(wants && { wants }),
  };
}

/** What a bungle of the hand would do to each attack it can be laid on. */
export type BungleData = { readonly spoils: readonly (BungleForecast & { readonly attack: CardId })[] };

export function bungleData(t: Table, bungle: CardId, seat: Seat): BungleData {
  const spots = t.state.heroes.flatMap((_, other) => (other === seat ? [] : spotsOf(t, other)));
  const open = spots.filter((spot) => attackAt(t, spot).bungle === NONE);
  return {
    spoils: open.map((spot) => ({ attack: attackAt(t, spot).card, ...bungleForecast(t, spot, bungle) })),
  };
}

/** The bungle is the same in all of them. */
const bungleIn = ([first]: readonly Bungling[]): CardId => bungleOf(first as Bungling);

export const BUNGLE_WHICH = question<Table, Bungling, BungleForecast>({
  name: 'bungle-which',
  clause: 'HM-ENC-18',
  ask: (t, _seat, bunglings) => `Which attack do you bungle with ${nameOf(t, bungleIn(bunglings))}?`,
  key: (bungling) => spotOf(bungling),
  label: (t, bungling) =>
    `${anAttack.label(t, spotOf(bungling))} of ${heroNames(t, seatOf(spotOf(bungling)))}`,
  at: (t, bungling) => anAttack.at(t, spotOf(bungling)),
  data: (t, bungling) => bungleForecast(t, spotOf(bungling), bungleOf(bungling)),
  about: (_t, _seat, bunglings) => bungleIn(bunglings),
  considers: (t) => t.state.heroes.flatMap((_, seat) => spotsOf(t, seat).map((spot) => bunglingOf(0, spot))),
  whyNot: (t, bungling, seat) =>
    seatOf(spotOf(bungling)) === seat
      ? because('HM-BUNGLE-01', 'it is your own attack')
      : attackAt(t, spotOf(bungling)).bungle !== NONE &&
        because(
          'HM-BUNGLE-02',
          `it holds a bungle already: ${nameOf(t, attackAt(t, spotOf(bungling)).bungle)}`,
        ),
});
