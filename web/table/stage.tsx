// The stage: what is lifted with its forecast, else the scene that is played or was played last, else what the board shows at rest.

import type { ReactNode } from 'react';
import type { CardId } from '../../engine/table.ts';
import { useLooking } from './attention.ts';
import { CardDrawing } from './card-drawing.tsx';
import { Forecasts } from './forecasts.tsx';
import { shortLabel, useLifted, useUses } from './lift.ts';
import { type Choice, useDirected, useTable } from './model.ts';
import type { Forecast } from './scene.ts';
import { SceneView } from './scene-view.tsx';
import { StillCard } from './still-card.tsx';
import { useWhole } from './whole.ts';
import './stage.css';
import './scene.css';
import './forecasts.css';
import './sum.css';

export type StageProps = {
  /** Piles and what else stands at the edges. */
  readonly left?: ReactNode;
  readonly right?: ReactNode;
  /** What a lifted option would do; by default, what it says of itself. */
  forecast?(choice: Choice): LiftedForecast | undefined;
  /** What one use of a card with several would do, beside its name; by default, its detail. */
  noteOfUse?(choice: Choice): string | undefined;
  /** What stands here when nothing is lifted and nothing played: a map, cards to choose from. Without it, the last scene stays. */
  readonly children?: ReactNode;
};

export type LiftedForecast = {
  readonly title: string;
  readonly text?: string;
  readonly forecasts?: readonly Forecast[];
  /** Figures that matter: "Target loses 1.2 on average". */
  readonly figures?: readonly { readonly word: string; readonly value: string }[];
  /** The card whose figures they are measured by: it stays in sight, at the other end. */
  readonly against?: CardId | undefined;
};

export function Stage({ left, right, forecast, noteOfUse, children }: StageProps) {
  const { director, attention } = useTable();
  const lifted = useLifted();
  const uses = useUses();
  const isFromHand = useLooking(attention, (looking) => looking.lifted?.isFromHand === true);
  const step = useDirected(({ isPlaying, beat }) => (isPlaying ? beat?.step : undefined));
  const scene = useDirected(({ beat }) => beat?.scene);
  const number = useDirected(({ number }) => number);
  const isLiftedShown = isCard(lifted) && (isFromHand || !children);
  return (
    <div
      className="stage"
      data-step={step ?? 'rest'}
      data-scene={scene?.id}
      data-beat={number}
      data-lifted={isLiftedShown || undefined}
    >
      {left && <div className="stage-side">{left}</div>}
      <div className="stage-middle">
        {isLiftedShown ? (
          uses.length > 1 ? (
            <LiftedUses choice={lifted} uses={uses} noteOfUse={noteOfUse} />
          ) : (
            <Lifted choice={lifted} forecast={forecast?.(lifted)} />
          )
        ) : (step === undefined && children) || !scene ? (
          children
        ) : (
          <SceneView scene={scene} step={step} key={scene.id} />
        )}
      </div>
      {right && <div className="stage-side">{right}</div>}
      {step && <SkipAnywhere skip={() => director.skip()} />}
    </div>
  );
}

/** While something is played, a tap anywhere on the stage skips it. By keyboard, every key does, and the button beside the hand. */
function SkipAnywhere({ skip }: { skip(): void }) {
  return <button type="button" className="stage-skip" tabIndex={-1} aria-hidden="true" onClick={skip} />;
}

/** Seats and places stay where they are; only a card comes to the stage. */
const isCard = (choice: Choice | undefined): choice is Choice =>
  choice?.at !== undefined && 'card' in choice.at;

type LiftedProps = { readonly choice: Choice; readonly forecast: LiftedForecast | undefined };

function Lifted({ choice, forecast }: LiftedProps) {
  const { decision } = useTable();
  const {
    title,
    text,
    forecasts = [],
    figures = [],
    against,
  } = forecast ?? { title: choice.label, text: choice.detail };
  const card = choice.at && 'card' in choice.at ? choice.at.card : undefined;
  const whole = useWhole<HTMLElement>();
  return (
    <section className="lifted" aria-label="Lifted" ref={whole}>
      {card !== undefined && <StageCard card={card} />}
      <div className="lifted-words">
        <h2>{title}</h2>
        {text && <p>{text}</p>}
        <Forecasts forecasts={forecasts} />
        {figures.length > 0 && (
          <ul className="stage-figures">
            {figures.map(({ word, value }) => (
              <li key={word}>
                {word} <b>{value}</b>
              </li>
            ))}
          </ul>
        )}
        {decision?.why && forecast === undefined && <p className="lifted-why">{decision.why}</p>}
      </div>
      {against !== undefined && (
        <div className="lifted-against">
          <StillCard card={against} />
        </div>
      )}
    </section>
  );
}

type LiftedUsesProps = Pick<LiftedProps, 'choice'> & {
  readonly uses: readonly Choice[];
  readonly noteOfUse: StageProps['noteOfUse'];
};

/** A card with several uses: each of them, with what it would do. */
function LiftedUses({ choice, uses, noteOfUse }: LiftedUsesProps) {
  const { faceOf } = useTable();
  const whole = useWhole<HTMLElement>();
  const card = choice.at && 'card' in choice.at ? choice.at.card : undefined;
  if (card === undefined) return null;
  return (
    <section className="lifted" aria-label="Lifted" ref={whole}>
      <StageCard card={card} />
      <div className="lifted-words">
        <h2>{faceOf(card).name}</h2>
        <p>What for?</p>
        <ul className="lifted-uses">
          {uses.map((use) => (
            <li key={use.index}>
              <b>{shortLabel(use.label, faceOf(card).name)}</b> {noteOfUse?.(use) ?? use.detail}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A card standing on the stage, large enough to be read. */
export function StageCard({ card }: { card: number }) {
  const { faceOf, lookOf } = useTable();
  const face = faceOf(card);
  return (
    <span className="stage-card card-still" aria-hidden="true">
      <CardDrawing face={face} look={lookOf(face)} />
    </span>
  );
}
