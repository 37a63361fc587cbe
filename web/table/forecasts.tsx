// What a die may do: one field per outcome, with its faces; the one that comes true lights up when the die has stopped.

import { Pips } from './die.tsx';
import type { Forecast } from './scene.ts';
import { useWording } from './wording.ts';

export function Forecasts({ forecasts, lit }: { forecasts: readonly Forecast[]; lit?: number | undefined }) {
  const { said } = useWording();
  if (forecasts.length === 0) return null;
  return (
    <ol className="forecasts" data-lit={lit === undefined ? undefined : ''}>
      {forecasts.map(({ faces, title, note, tone }, at) => (
        <li
          className="forecast"
          data-tone={tone}
          data-lit={at === lit || undefined}
          style={{ flexGrow: Math.max(faces.length, 1) }}
          key={faces.join()}
        >
          <Faces faces={faces} />
          <b>{said(title)}</b>
          {note && <span>{note}</span>}
        </li>
      ))}
    </ol>
  );
}

function Faces({ faces }: { faces: readonly number[] }) {
  const [first, last] = runOf(faces) ?? [];
  return (
    <span className="forecast-faces">
      <span className="spoken">{faces.join(' or ')}: </span>
      {first === undefined || last === undefined ? (
        faces.map((face) => <Pips value={face} key={face} />)
      ) : (
        <>
          <Pips value={first} />
          <i aria-hidden="true">–</i>
          <Pips value={last} />
        </>
      )}
    </span>
  );
}

/** Of three faces or more in a row the first and the last say it, and the words keep their room. */
function runOf(faces: readonly number[]): readonly [number, number] | undefined {
  const [first = 0] = faces;
  const isRun = faces.length > 2 && faces.every((face, at) => face === first + at);
  return isRun ? [first, first + faces.length - 1] : undefined;
}
