// The map: thirteen regions on one picture, the gates between them with what each side asks, and the rain over everything.

import type { CSSProperties } from 'react';
import { inPlaces } from '../../../web/table/in-places.ts';
import { useTable } from '../../../web/table/model.ts';
import { UWU, UWW } from '../cards/regions.ts';
import type { ExitView, GateView, PlayerView, View } from '../view.ts';
import { MapPicture } from './map-picture.tsx';
import { type GateEnd, lineBetween, onTheWay, type Spot, surroundings, WHOLE_MAP } from './map-places.ts';
import { nameOfRegion, Region, type Way } from './region.tsx';

type MapProps = { readonly view: View; readonly me: PlayerView | undefined };

export function WorldMap({ view, me }: MapProps) {
  return (
    <div className="rw-map">
      <MapPicture />
      <svg className="rw-links" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {view.gates.map((gate) => (
          <polyline
            data-way={wayOfGate(gate, me)}
            points={lineBetween(gate.from, gate.to)
              .points.map(({ x, y }) => `${x},${y}`)
              .join(' ')}
            key={`${gate.from} ${gate.to}`}
          />
        ))}
        <Climb me={me} />
      </svg>
      {view.gates.map((gate) => (
        <GateEnds gate={gate} me={me} key={`${gate.from} ${gate.to}`} />
      ))}
      {inPlaces(WHOLE_MAP).map(({ item, at: region, place }) => (
        <Region region={region} at={item} view={view} way={wayTo(region, me)} key={place} />
      ))}
      <p className="rw-legend" aria-hidden="true">
        <span className="rw-gate">3</span> the karma a gate asks on that side
      </p>
    </div>
  );
}

/** On a narrow screen: where I am, and where I could go from here. */
export function Surroundings({ view, me }: { readonly view: View; readonly me: PlayerView }) {
  const places = surroundings(
    me.region,
    me.exits.map(({ region }) => region),
  );
  const centre = places.get(me.region)!;
  return (
    <div className="rw-map" data-near="">
      <MapPicture />
      <svg className="rw-links" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {me.exits.map(({ region }) => (
          <polyline
            data-way={wayTo(region, me)}
            points={`${centre.x},${centre.y} ${places.get(region)!.x},${places.get(region)!.y}`}
            key={region}
          />
        ))}
      </svg>
      {me.exits.map((exit) => (
        <ExitMark
          exit={exit}
          at={onTheWay(centre, places.get(exit.region)!, 0.48)}
          me={me}
          key={exit.region}
        />
      ))}
      {[...places].map(([region, at]) => (
        <Region region={region} at={at} view={view} way={wayTo(region, me)} key={region} />
      ))}
    </div>
  );
}

function ExitMark({ exit, at, me }: { exit: ExitView; at: Spot; me: PlayerView }) {
  return (
    <GateMark
      karma={exit.karma}
      end={{ ...at, dx: 0, dy: 0 }}
      way={wayTo(exit.region, me)}
      isHeld={exit.held}
    />
  );
}

/** Gold when my karma opens it, dashed red when it does not. */
export function wayTo(region: number, me: PlayerView | undefined): Way {
  if (me === undefined || me.slugcat === undefined || me.status === 'ascending') return undefined;
  if (region === me.region) return 'here';
  const exit = me.exits.find((each) => each.region === region);
  if (exit === undefined) return undefined;
  if (exit.karma > me.karma) return 'shut';
  return exit.held ? 'open' : 'wanted';
}

function wayOfGate({ from, to }: GateView, me: PlayerView | undefined): Way {
  if (me?.region === from) return wayTo(to, me);
  return me?.region === to ? wayTo(from, me) : undefined;
}

/** Each end says what leaving there costs. */
function GateEnds({ gate, me }: { readonly gate: GateView; readonly me: PlayerView | undefined }) {
  const { from, to, there, back } = gate;
  const [first, second] = lineBetween(from, to).ends;
  const isHeld = (other: number) => me?.exits.some(({ region, held }) => region === other && held) === true;
  const mine = (region: number, other: number) => (me?.region === region ? wayTo(other, me) : undefined);
  return (
    <>
      <GateMark
        karma={asked(there, mine(from, to), me, to)}
        end={first}
        way={mine(from, to)}
        isHeld={me?.region === from && isHeld(to)}
      />
      <GateMark
        karma={asked(back, mine(to, from), me, from)}
        end={second}
        way={mine(to, from)}
        isHeld={me?.region === to && isHeld(from)}
      />
    </>
  );
}

/** Some doors stay open for some slugcats: what it asks of me is what counts. */
function asked(printed: number, way: Way, me: PlayerView | undefined, other: number): number {
  if (way === undefined) return printed;
  return me?.exits.find(({ region }) => region === other)?.karma ?? printed;
}

type GateMarkProps = {
  readonly karma: number;
  readonly end: GateEnd;
  readonly way: Way;
  readonly isHeld: boolean;
};

function GateMark({ karma, end: { x, y, dx, dy }, way, isHeld }: GateMarkProps) {
  return (
    <span
      className="rw-gate"
      data-way={way}
      data-held={isHeld || undefined}
      style={
        { '--x': `calc(${x}% + ${dx} * var(--rw-step))`, '--y': `calc(${y}% + ${dy}rem)` } as CSSProperties
      }
      aria-hidden="true"
    >
      {karma}
    </span>
  );
}

/** No gate, no card: from The Wall to The Underhang one climbs. */
function Climb({ me }: { readonly me: PlayerView | undefined }) {
  const [from, to] = [WHOLE_MAP[UWW]!, WHOLE_MAP[UWU]!];
  const isMine = me?.region === UWW || me?.region === UWU;
  return (
    <line
      className="rw-climb"
      data-way={isMine ? 'open' : undefined}
      x1={from.x}
      y1={from.y}
      x2={to.x}
      y2={to.y}
    />
  );
}

/** The ways out in words, for those who hear the table. */
export function ExitsInWords({ me }: { readonly me: PlayerView }) {
  const { viewer } = useTable();
  if (viewer === 'spectator') return null;
  const words = me.exits.map(({ region, karma, held }) => {
    const name = nameOfRegion(region);
    if (karma > me.karma) return `${name}: shut, it asks karma ${karma}`;
    return held ? `${name}: open` : `${name}: karma ${karma} is enough, its gate card is wanted`;
  });
  return <p className="spoken">Ways out: {words.join('; ')}.</p>;
}
