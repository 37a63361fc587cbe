// A scene on the stage, as far as it has been played: cause, die, verdict, and who felt it.

import type { CSSProperties } from 'react';
import { Crowned } from './crowned.tsx';
import { Die, RollingDie } from './die.tsx';

import { Forecasts } from './forecasts.tsx';
import { Icon } from './icon.tsx';
import { inPlaces } from './in-places.ts';
import { useTable } from './model.ts';
import type { DieRoll, Felt, Scene, Step, Sum } from './scene.ts';
import { StillCard } from './still-card.tsx';
import { useWhole } from './whole.ts';
import { useWording } from './wording.ts';

type SceneViewProps = { readonly scene: Scene; readonly step: Step | undefined };

/** A card's whole text is read, not shouted. */
const LONGEST_SHOUT = 60;
const isLong = (words: string): boolean => words.length > LONGEST_SHOUT;

export function SceneView({ scene, step }: SceneViewProps) {
  const { said } = useWording();
  const {
    title,
    card,
    look,
    note,
    winners = [],
    against,
    againstLook,
    dice = [],
    forecasts = [],
    lit,
    sums = [],
    cards = [],
    felt = [],
  } = scene;
  const { verdict, stamp, tone = 'plain' } = scene;
  const isRolling = step === 'roll';
  const whole = useWhole<HTMLElement>();
  return (
    <section
      className="scene"
      aria-label="What happened"
      data-tone={tone}
      data-step={step ?? 'rest'}
      data-sums={howMany(sums)}
      data-won={winners.length > 0 || undefined}
      ref={whole}
    >
      {winners.length > 0 && <Winners winners={winners}>{note && said(note)}</Winners>}
      {card !== undefined && (
        <Stood card={card} look={look} stamp={stamp?.over === 'card' ? stamp : undefined}>
          {note && said(note)}
        </Stood>
      )}
      <div className="scene-middle">
        <h2>{said(title)}</h2>
        {(dice.length > 0 || forecasts.length > 0) && (
          <div className="scene-roll">
            {dice.length > 0 && <Dice dice={dice} isRolling={isRolling} />}
            <Forecasts forecasts={forecasts} lit={isRolling ? undefined : lit} />
          </div>
        )}
        {sums.length > 0 && <Sums sums={sums} isRolling={isRolling} />}
        {verdict && !isRolling && (
          <p className="scene-verdict" data-tone={tone} data-long={isLong(said(verdict)) || undefined}>
            {said(verdict)}
          </p>
        )}
        {cards.length > 0 && <Row cards={cards} />}
        {felt.length > 0 && <FeltList felt={felt} />}
        {scene.turn && <p className="scene-turn">{said(scene.turn)}</p>}
      </div>
      {against !== undefined && (
        <Stood card={against} look={againstLook} stamp={stamp?.over === 'against' ? stamp : undefined} />
      )}
    </section>
  );
}

function Winners({ winners, children }: { winners: readonly number[]; children: string | undefined }) {
  return (
    <div className="scene-winners">
      <div className="scene-faces">
        {winners.map((seat) => (
          <Crowned seat={seat} key={seat} />
        ))}
      </div>
      {children && <p className="scene-ribbon">{children}</p>}
    </div>
  );
}

type StoodProps = {
  card: number;
  look: Scene['look'];
  stamp: Scene['stamp'];
  children?: string | undefined | '';
};

function Stood({ card, look, stamp, children }: StoodProps) {
  return (
    <div className="scene-card">
      <StillCard card={card} look={look} />
      {stamp && (
        <span className="stamp" data-tone={stamp.tone}>
          {stamp.word}
        </span>
      )}
      {children && <p className="scene-note">{children}</p>}
    </div>
  );
}

function Dice({ dice, isRolling }: { dice: readonly DieRoll[]; isRolling: boolean }) {
  const last = dice.length - 1;
  return (
    <div className="scene-dice">
      {inPlaces(dice).map(({ item, at, place }) =>
        isRolling && at === last ? (
          <RollingDie {...item} key={`${place} rolling`} />
        ) : (
          <Die {...item} key={place} />
        ),
      )}
    </div>
  );
}

/** Fewer than these stand above each other. */
const MANY_SUMS = 5;

const howMany = ({ length }: readonly Sum[]): 'many' | 'few' | undefined =>
  length >= MANY_SUMS ? 'many' : length > 0 ? 'few' : undefined;

function Sums({ sums, isRolling }: { sums: readonly Sum[]; isRolling: boolean }) {
  return (
    <div className="sums">
      {inPlaces(sums).map(({ item, place }) => (
        <SumLine sum={item} isRolling={isRolling && item.verdict === '' && !item.isLying} key={place} />
      ))}
    </div>
  );
}

function SumLine({ sum, isRolling }: { sum: Sum; isRolling: boolean }) {
  const { of, die, icon, terms, note, verdict, tone } = sum;
  const { named } = useWording();
  return (
    <div className="sum" data-tone={isRolling ? 'plain' : tone}>
      {of !== undefined && <b className="sum-of">{named(of)}</b>}
      {die && (isRolling ? <RollingDie {...die} /> : <Die {...die} />)}
      {icon && !die && (
        <span className="sum-icon">
          <Icon outline={icon} />
        </span>
      )}
      {!isRolling && (
        <>
          <p className="sum-terms">
            {inPlaces(terms).map(({ item: { sign, value, label, isTotal }, place }) => (
              <span className="sum-term" data-total={isTotal || undefined} key={place}>
                {sign && <i>{sign}</i>}
                <span>
                  <b>{value}</b> <small>{label}</small>
                </span>
              </span>
            ))}
          </p>
          {note && <p className="sum-note">{note}</p>}
          {verdict && <p className="sum-verdict">{verdict}</p>}
        </>
      )}
    </div>
  );
}

function Row({ cards }: { cards: readonly number[] }) {
  return (
    <div className="scene-cards" style={{ '--cards': cards.length } as CSSProperties}>
      {cards.map((card) => (
        <StillCard card={card} key={card} />
      ))}
    </div>
  );
}

/** Your own cards are named, up to a few; of those you gained you want to know more. */
const MOST_NAMED = { lost: 2, gained: 6 };

const isNamed = ({ cards = [], change }: Felt): boolean =>
  cards.length > 0 && cards.length <= MOST_NAMED[(change?.by ?? 0) > 0 ? 'gained' : 'lost'];

function FeltList({ felt }: { felt: readonly Felt[] }) {
  const { named } = useWording();
  const { faceOf, viewer } = useTable();
  return (
    <ul className="stage-figures" aria-label="Who felt it">
      {inPlaces(felt).map(({ item, item: { seat, whom, word, tone, icon, cards = [] }, place }) => (
        <li data-tone={tone} key={place}>
          {icon && <Icon outline={icon} />} {whom ?? named(seat)} <b>{word}</b>
          {seat === viewer && isNamed(item) && <em> {cards.map((card) => faceOf(card).name).join(', ')}</em>}
        </li>
      ))}
    </ul>
  );
}
