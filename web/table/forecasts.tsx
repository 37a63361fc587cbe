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
          <span className="forecast-faces" data-many={faces.length > 2 || undefined}>
            <span className="spoken">{faces.join(' or ')}: </span>
            {faces.map((face) => (
              <Pips value={face} key={face} />
            ))}
          </span>
          <b>{said(title)}</b>
          {note && <span>{note}</span>}
        </li>
      ))}
    </ol>
  );
}
