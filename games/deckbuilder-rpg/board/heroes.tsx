// The seats: each hero with health, defence, gear and conditions, the game master with the monsters; and you, with everything you own.

import type { Seat as SeatNumber } from '../../../engine/table.ts';
import { useCounter } from '../../../web/table/felt.tsx';
import { Icon } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';
import { type Marker, Myself, Seat } from '../../../web/table/seat.tsx';
import type { CreatureView, PackView, View } from '../view.ts';
import { Conditions, HealthBar, Mark } from './bars.tsx';
import { Belongings, Opener, PileButton } from './details.tsx';
import { Gear, GearIcons } from './gear.tsx';
import outlines from './marks.icons.json' with { type: 'json' };
import { isThere } from './names.ts';

type SeatProps = { readonly seat: SeatNumber; readonly view: View };

export function HeroSeat({ seat, view }: SeatProps) {
  const of = view.creatures[seat];
  const hero = useHero(of);
  const name = useTable().nameOfSeat(seat);
  if (of === undefined || of.rank !== 'hero') return <Seat seat={seat} title="has no hero yet" />;
  const pack = view.packs[of.pack ?? seat];
  return (
    <Seat
      seat={seat}
      {...hero}
      cards={pack?.hand}
      markers={markersOf(view, seat)}
      isActive={isActing(view, seat)}
    >
      <HeroFigures of={of} view={view} />
      <GearIcons of={of} />
      <Opener title={`What ${name} has`} className="dr-seat-details">
        <Belongings of={of} pack={pack} character={view.characters[seat]} />
      </Opener>
    </Seat>
  );
}

/** The health as far as the beats have come. */
function useHealth(of: CreatureView): CreatureView {
  const health = useCounter(of.seat, 'Health', of.health ?? 0);
  return { ...of, health: Math.max(0, health) };
}

function HeroFigures({ of, view }: { of: CreatureView; view: View }) {
  const { level = 1 } = view.characters[of.seat] ?? {};
  const pack = view.packs[of.pack ?? of.seat];
  return (
    <div className="dr-seat-figures">
      <HealthBar of={useHealth(of)} />
      <Mark icon={outlines.defence} value={of.defence} label="defence" />
      {of.guards > 0 && (
        <span data-mark="guards">
          <Mark icon={outlines.guard} value={of.guards} label="defence counters" />
        </span>
      )}
      <Mark icon={outlines.hand} value={pack?.hand ?? 0} label="cards in hand" />
      {level > 1 && <Mark icon={outlines.level} value={level} label="level" />}
      <Conditions of={of.conditions} />
    </div>
  );
}

export function Me({ seat, view }: SeatProps) {
  const of = view.creatures[seat];
  const hero = useHero(of);
  if (of === undefined) return <Myself seat={seat} title="Choose your hero" />;
  const pack = view.packs[of.pack ?? seat];
  const kept = (pack?.latent.length ?? 0) + (pack?.atHand.length ?? 0) + (pack?.book.length ?? 0);
  return (
    <Myself seat={seat} {...hero} markers={markersOf(view, seat)} isActive={isActing(view, seat)}>
      <HeroFigures of={of} view={view} />
      <p className="dr-bonuses">
        <Mark icon={outlines.melee} value={`+${of.melee}`} label="melee bonus" />
        <Mark icon={outlines.range} value={`+${of.ranged}`} label="ranged bonus" />
        <Mark icon={outlines.mana} value={`+${of.mana}`} label="mana bonus" />
        {pack && (
          <>
            <Mark icon={outlines.deck} value={pack.draw} label="cards in your draw pile" />
            <PileButton icon={outlines.discard} title="Your discard pile" cards={pack.discard} />
          </>
        )}
        <Opener
          title="All you have"
          className="dr-pile-button"
          count={kept}
          face={
            <>
              <Icon outline={outlines.atHand} />
              <b>{kept}</b>
            </>
          }
        >
          <Belongings of={of} pack={pack} character={view.characters[seat]} />
        </Opener>
      </p>
      <Gear of={of} title="Ready" />
    </Myself>
  );
}

function useHero(of: CreatureView | undefined) {
  const { faceOf, lookOf } = useTable();
  if (of === undefined) return { title: 'no hero yet' };
  const face = faceOf(of.card);
  const { picture, portrait } = lookOf(face);
  return { title: face.name, ...(picture && { portrait: picture }), painting: portrait };
}

/** The game master's seat as the heroes see it: how many monsters stand, what their hands hold. */
export function MasterSeat({ seat, view }: SeatProps) {
  const monsters = view.creatures.filter((of) => of.rank !== 'hero' && isThere(of));
  const bosses = monsters.filter(({ rank }) => rank === 'boss');
  const minions = monsters.length - bosses.length;
  const pack = view.packs[view.characters.length];
  return (
    <Seat
      seat={seat}
      title="Game master"
      portrait={outlines.master}
      markers={markersOf(view, seat)}
      isActive={view.seat === seat && view.phase === 'battle'}
    >
      {bosses.map((of) => (
        <BossLine of={of} view={view} key={of.id} />
      ))}
      <span className="dr-marks">
        {minions > 0 && <Mark icon={outlines.minion} value={minions} label="minions on the map" />}
        {pack && view.phase === 'battle' && <MinionDeck pack={pack} />}
      </span>
    </Seat>
  );
}

/** The deck all minions share: how many cards are in hand and still to be drawn, and what was discarded. */
function MinionDeck({ pack }: { pack: PackView }) {
  return (
    <>
      <Mark icon={outlines.hand} value={pack.hand} label="cards in the minions’ hand" />
      <Mark icon={outlines.deck} value={pack.draw} label="cards in the minions’ draw pile" />
      <PileButton icon={outlines.discard} title="The minions’ discard pile" cards={pack.discard} />
    </>
  );
}

export function BossLine({ of, view }: { of: CreatureView; view: View }) {
  const { faceOf } = useTable();
  const pack = view.packs[of.pack ?? -1];
  return (
    <span className="dr-boss-line">
      <HealthBar of={of} />
      <Mark icon={outlines.hand} value={pack?.hand ?? 0} label="cards in its hand" />
      <Opener
        title={`What ${faceOf(of.card).name} has`}
        className="dr-pile-button"
        face={<b>{faceOf(of.card).name}</b>}
      >
        <Belongings of={of} pack={pack} />
      </Opener>
    </span>
  );
}

const isActing = ({ turn, phase }: View, seat: SeatNumber): boolean =>
  phase === 'battle' && turn.actor === seat;

/** Whose Turn, whose Synergy, who began the round, who lies unconscious. */
function markersOf(view: View, seat: SeatNumber): Marker[] {
  const { turn, starter, phase, creatures } = view;
  if (phase !== 'battle') return [];
  const of = creatures[seat];
  const joining = turn.step === 'synergy' && turn.joining[0] === seat;
  return [
    ...(view.seat === seat && !joining ? [{ icon: outlines.turn, word: 'Turn' }] : []),
    ...(joining ? [{ icon: outlines.synergy, word: 'Synergy' }] : []),
    ...(starter === seat ? [{ icon: outlines.starter, word: 'first' }] : []),
    ...(of?.rank === 'hero' && (of.health ?? 1) <= 0
      ? [{ icon: outlines.unconscious, word: 'unconscious', tone: 'bad' }]
      : []),
  ];
}
