// The battle map: arenas with their traits, objects and figures, joined by doors; each of them can be chosen where it lies.

import type { CSSProperties } from 'react';
import { Icon } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';
import { savesData } from '../../../web/table/painting.ts';
import { useThing } from '../../../web/table/thing.ts';
import { DAMAGE_TYPES } from '../cards/effect.ts';
import { keyOfName } from '../cards/sheet.ts';
import type { ArenaView, CreatureView, LinkView, View } from '../view.ts';
import { TRAITS } from '../zone.ts';
import { STATES } from './bars.tsx';
import { Figure } from './figure.tsx';
import { type Frame, layOut, type MapLayout, type Span } from './map-layout.ts';
import outlines from './marks.icons.json' with { type: 'json' };
import { isThere, nameOfArena } from './names.ts';
import { PAINTINGS, pictureOf } from './pictures.ts';
import './map.css';
import './figures.css';

type MapProps = { readonly view: View; readonly mine: number | undefined };

export function BattleMap({ view, mine }: MapProps) {
  const { zone } = view;
  const there = zone.arenas.map((_, arena) =>
    view.creatures.filter((of) => of.arena === arena && isThere(of)),
  );
  const counts = there.map((figures, arena) => figures.length + objectsIn(view, arena).length * 0.7);
  const desk = layOut(zone, counts, 'across');
  const phone = layOut(zone, counts, 'down');
  return (
    <section
      className="dr-map"
      aria-label={`Battle map: ${zone.name}`}
      style={{ '--lines': phone.lines } as CSSProperties}
    >
      <Ways layout={desk} links={zone.links} heading="across" />
      <Ways layout={phone} links={zone.links} heading="down" />
      {numbered(zone.arenas).map(({ of: arena, id }) => (
        <ArenaCard
          key={id}
          view={view}
          arena={arena}
          index={id}
          figures={there[id]!}
          mine={mine}
          style={placed(desk.arenas[id]!, phone.arenas[id]!)}
        />
      ))}
      {numbered(zone.links).map(({ of: link, id }) => (
        <Connection
          key={id}
          view={view}
          link={link}
          index={id}
          style={pinned(desk.links[id]!, phone.links[id]!)}
        />
      ))}
    </section>
  );
}

/** Arenas and connections are known by their numbers. */
const numbered = <T,>(all: readonly T[]): { of: T; id: number }[] => all.map((of, id) => ({ of, id }));

const placed = (desk: Frame, phone: Frame): CSSProperties =>
  ({
    '--x': `${desk.x}%`,
    '--y': `${desk.y}%`,
    '--w': `${desk.width}%`,
    '--h': `${desk.height}%`,
    '--px': `${phone.x}%`,
    '--py': `${phone.y}%`,
    '--pw': `${phone.width}%`,
    '--ph': `${phone.height}%`,
  }) as CSSProperties;

const pinned = ({ middle: desk }: Span, { middle: phone }: Span): CSSProperties =>
  ({
    '--x': `${desk.x}%`,
    '--y': `${desk.y}%`,
    '--px': `${phone.x}%`,
    '--py': `${phone.y}%`,
  }) as CSSProperties;

type WaysProps = { layout: MapLayout; links: readonly LinkView[]; heading: 'across' | 'down' };

/** Drawn in ink: a road where one can pass, broken where something bars it. */
function Ways({ layout, links, heading }: WaysProps) {
  return (
    <svg className="dr-ways" data-heading={heading} aria-hidden="true">
      {numbered(layout.links).map(({ of: { from, to }, id }) => (
        <line
          key={id}
          x1={`${from.x}%`}
          y1={`${from.y}%`}
          x2={`${to.x}%`}
          y2={`${to.y}%`}
          data-open={isOpen(links[id]!) || undefined}
        />
      ))}
    </svg>
  );
}

const BARRED = new Set<string>([
  'Locked door',
  'Portcullis',
  'Secret door',
  'Arrow slit',
  'Barricade',
  'Ward',
]);
export const isOpen = ({ type, open }: LinkView): boolean => open || !BARRED.has(type);

const objectsIn = ({ zone }: View, arena: number) => zone.objects.filter((object) => object.arena === arena);
const trapsIn = ({ zone }: View, arena: number) => zone.traps.filter((trap) => trap.arena === arena);

/** Traits of an arena, the hazard with its figures. */
export function traitsOf({
  traits = 0,
  hazard = 0,
  hazardType = 0,
}: ArenaView): { icon: string; word: string }[] {
  return [
    ...TRAITS.flatMap((trait, bit) =>
      (traits & (1 << bit)) === 0 || trait === 'Open' ? [] : [{ icon: STATES[trait]!, word: trait }],
    ),
    ...(hazard > 0 ? [{ icon: STATES.Hazard!, word: `Hazard ${hazard} (${DAMAGE_TYPES[hazardType]})` }] : []),
  ];
}

type ArenaProps = {
  readonly view: View;
  readonly arena: ArenaView;
  readonly index: number;
  readonly figures: readonly CreatureView[];
  readonly mine: number | undefined;
  readonly style: CSSProperties;
};

function ArenaCard({ view, arena, index, figures, mine, style }: ArenaProps) {
  const name = arena.revealed || arena.name ? nameOfArena(view, index) : 'Not yet seen';
  const traits = traitsOf(arena);
  const words = [name, arena.setting, ...traits.map(({ word }) => word), `${figures.length} figures`];
  const { props, spoken, preview } = useThing({
    place: { spot: `arena-${index}` },
    label: words.filter(Boolean).join(', '),
  });
  const { actor, band } = view.turn;
  // After a battle nobody acts, though its last turn still lies there.
  const isFought = view.phase === 'battle';
  return (
    <div className="dr-arena" style={style} data-hidden={!arena.revealed || undefined}>
      <button {...props} className="dr-arena-ground">
        <span className="spoken">{spoken}</span>
        {arena.name && <ArenaPicture name={arena.name} />}
      </button>
      <ArenaName name={name} traits={traits} isExit={index === view.zone.exit} preview={preview} />
      <div className="dr-figures" data-many={crowdOf(figures.length)}>
        {figures.map((of) => (
          <Figure
            of={of}
            isActive={isFought && (of.id === actor || band.includes(of.id))}
            isMine={of.id === mine}
            key={of.id}
          />
        ))}
      </div>
      <ArenaThings view={view} index={index} hasActor={figures.some(({ id }) => id === actor)} />
    </div>
  );
}

/** What the place looks like, in the ink of the map; the figures stand on it. */
function ArenaPicture({ name }: { name: string }) {
  const painting = PAINTINGS[pictureOf(`arena/${keyOfName(name)}`)];
  if (painting === undefined || savesData()) return null;
  return <img className="dr-arena-picture" src={painting.src} alt="" />;
}

/** How many stand together: the more, the larger an arena has to be to show them at full size. */
const crowdOf = (figures: number): string | undefined =>
  figures > 16 ? 'crowd' : figures > 9 ? 'many' : figures > 6 ? 'some' : undefined;

type NameProps = {
  readonly name: string;
  readonly traits: ReturnType<typeof traitsOf>;
  readonly isExit: boolean;
  readonly preview: string | undefined;
};

function ArenaName({ name, traits, isExit, preview }: NameProps) {
  return (
    <p className="dr-arena-name" aria-hidden="true">
      <b>{name}</b>
      {traits.map(({ icon, word }) => (
        <span title={word} key={word}>
          <Icon outline={icon} />
          <small>{word}</small>
        </span>
      ))}
      {isExit && (
        <span title="The way out">
          <Icon outline={outlines.exit} />
        </span>
      )}
      {preview && <em>{preview}</em>}
    </p>
  );
}

type ThingsProps = { readonly view: View; readonly index: number; readonly hasActor: boolean };

/** What lies in an arena: the way out of the battle, objects, traps. */
function ArenaThings({ view, index, hasActor }: ThingsProps) {
  const canLeave = useTable().choicesAt({ spot: 'leave-zone' }).length > 0;
  return (
    <div className="dr-things">
      {canLeave && hasActor && (
        <Thing spot="leave-zone" icon={outlines.exit} label="Leave the zone" note="flee from the battle" />
      )}
      {objectsIn(view, index).map((object) => (
        <Thing
          key={object.index}
          spot={`object-${object.index}`}
          icon={outlines.object}
          label={object.name}
          note={object.hits > 0 ? `${object.hits} hits, defence ${object.defence}` : usesLeft(object.uses)}
        />
      ))}
      {trapsIn(view, index).map(({ key, faceUp }) => (
        <Thing
          key={key}
          spot={`trap-${key}-${index}`}
          icon={outlines.trap}
          label={trapName(key)}
          note={faceUp ? 'a trap, known' : 'a trap, face down'}
        />
      ))}
    </div>
  );
}

const usesLeft = (uses: number): string =>
  uses >= 99 ? '' : uses === 0 ? 'used up' : `${uses} ${uses === 1 ? 'use' : 'uses'} left`;

const trapName = (key: string): string =>
  key.replace(/-/g, ' ').replace(/^./, (first) => first.toUpperCase());

type ThingProps = { spot: string; icon: string; label: string; note: string };

function Thing({ spot, icon, label, note }: ThingProps) {
  const { props, spoken } = useThing({
    place: { spot },
    label: [label, note].filter(Boolean).join(', '),
  });
  return (
    <button {...props} className="dr-thing" title={[label, note].filter(Boolean).join(', ')}>
      <span className="spoken">{spoken}</span>
      <Icon outline={icon} />
      <span aria-hidden="true">{label}</span>
    </button>
  );
}

type ConnectionProps = { view: View; link: LinkView; index: number; style: CSSProperties };

function Connection({ view, link, index, style }: ConnectionProps) {
  const { type, open, hits, defence, web, a, b } = link;
  const trap = view.zone.traps.find((each) => each.link === index);
  const words = [
    `${web ? 'Web curtain' : type}${open && type !== 'Open way' ? ', open' : ''}`,
    `from ${nameOfArena(view, a)} to ${nameOfArena(view, b)}`,
    hits > 0 && !open ? `${hits} hits, defence ${defence}` : '',
    trap ? `${trapName(trap.key)}, a trap` : '',
  ];
  const { props, spoken } = useThing({
    place: { spot: `link-${index}` },
    label: words.filter(Boolean).join(', '),
  });
  const icon = open && (type === 'Door' || type === 'Locked door') ? STATES['Door, open'] : STATES[type];
  return (
    <button
      {...props}
      className="dr-link"
      style={style}
      data-open={isOpen(link) || undefined}
      data-type={type}
      title={words.filter(Boolean).join(', ')}
    >
      <span className="spoken">{spoken}</span>
      <Icon outline={trap?.faceUp ? outlines.trap : icon!} />
    </button>
  );
}
