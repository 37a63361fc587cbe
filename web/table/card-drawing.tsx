// The printed side of a card, drawn at any size: proportions of a real one, everything in it scales with its width.

import { type CSSProperties, Fragment } from 'react';
import type { CardFace } from '../../engine/table.ts';
import type { CardLook, Figure } from './card-look.ts';
import { CardPicture } from './card-picture.tsx';
import { Icon } from './icon.tsx';
import { unbroken } from './wording.ts';
import './card.css';
import './hand-card.css';
import './thing.css';
import './card-tags.css';

/** Long texts are set smaller, so that every card's text fits. */
function textSize(face: CardFace, look: CardLook): string {
  const rows =
    look.rows?.map(({ mark, text }) => `${mark} ${text}`.padEnd(26)).join('') ?? look.text ?? face.text;
  const load =
    rows.length + (look.flavour?.length ?? 0) + (look.figures === undefined ? 0 : 40) + (look.tags ? 20 : 0);
  if (load > 300) return 'tiny';
  if (load > 190) return 'small';
  return load > 90 ? 'medium' : 'large';
}

/** A mood names its frames `--frame-weapon`; one that it does not know is plain. */
export const framed = (frame = 'plain') =>
  ({ '--frame': `var(--frame-${frame}, var(--frame-plain))` }) as CSSProperties;

type CardDrawingProps = {
  face: CardFace;
  look: CardLook;
  /** Which deck it goes back to, said at the foot. */
  deck?: string | undefined;
};

export function CardDrawing({ face, look, deck }: CardDrawingProps) {
  const [left, right, footLeft, footRight] = look.corners ?? [];
  const text = look.text ?? face.text;
  return (
    <span
      className="card-drawing"
      style={framed(look.frame)}
      data-text={textSize(face, look)}
      data-frame={look.frame}
      aria-hidden="true"
    >
      <span className="card-head">
        <Corner figure={left} fallback={look.kindIcon} />
        <span className="card-name" data-long={lengthOf(face.name, right !== undefined)}>
          <Name of={face.name} />
        </span>
        <Corner figure={right} />
      </span>
      <CardPicture painting={look.painting} {...(look.picture && { picture: look.picture })} />
      {look.figures && (
        <span className="card-figures">
          {look.figures.map((figure) => (
            <FigureChip key={figure.label} figure={figure} />
          ))}
        </span>
      )}
      <span className="card-body">
        {look.tags && look.tags.length > 0 && <Tags tags={look.tags} />}
        {look.rows ? (
          <OutcomeRows rows={look.rows} />
        ) : (
          text && <span className="card-text">{unbroken(text)}</span>
        )}
        {look.flavour && <span className="card-flavour">{look.flavour}</span>}
      </span>
      <span className="card-foot">
        <Corner figure={footLeft} />
        <span className="card-kind">
          {look.kindIcon && <Icon outline={look.kindIcon} />} {look.kind}
        </span>
        <Corner figure={footRight} />
        {deck && <span className="card-deck">{deck}</span>}
      </span>
    </span>
  );
}

/** "Item/Ability" may break after its stroke: a narrow card would cut its end off. */
function Name({ of }: { of: string }) {
  const [first, ...others] = of.split('/');
  return (
    <>
      {first}
      {others.map((other) => (
        <Fragment key={other}>
          /<wbr />
          {other}
        </Fragment>
      ))}
    </>
  );
}

function Tags({ tags }: { tags: NonNullable<CardLook['tags']> }) {
  return (
    <span className="card-tags">
      {tags.map(({ icon, word }) => (
        <span className="card-tag" key={word}>
          <Icon outline={icon} /> {word}
        </span>
      ))}
    </span>
  );
}

function OutcomeRows({ rows }: { rows: NonNullable<CardLook['rows']> }) {
  return (
    <span className="card-rows" data-many={rows.length > 4 || undefined}>
      {rows.map(({ mark, text, isLit }) => (
        <span className="card-row" key={mark} data-lit={isLit || undefined}>
          <b>{mark}</b> <span>{unbroken(text)}</span>
        </span>
      ))}
    </span>
  );
}

function Corner({ figure, fallback }: { figure: Figure | undefined; fallback?: string | undefined }) {
  if (figure === undefined)
    return fallback ? (
      <Icon className="card-corner-icon" outline={fallback} />
    ) : (
      <span className="card-corner-none" />
    );
  return (
    <span className="card-corner">
      {figure.icon && <Icon outline={figure.icon} />}
      {figure.value}
    </span>
  );
}

function FigureChip({ figure }: { figure: Figure }) {
  return (
    <span className="card-figure" title={figure.label}>
      {figure.icon ? <Icon outline={figure.icon} /> : <small>{figure.label}</small>}
      <b>
        {figure.letter && <small>{figure.letter}</small>}
        {figure.value}
      </b>
    </span>
  );
}

/** Long as a whole, or with a word that does not fit a line between the two corners; or only just in small letters. */
function lengthOf(name: string, isBetweenTwo: boolean): '' | 'very' | undefined {
  const longest = Math.max(...name.split(' ').map((word) => word.length));
  if (isBetweenTwo && longest > 11) return 'very';
  return name.length > 18 || longest > (isBetweenTwo ? 8 : 10) ? '' : undefined;
}
