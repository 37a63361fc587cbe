// Who are you? Six people to look at: face, figures, what they carry and what they are good for.

import { Icon } from '../../../web/table/icon.tsx';
import { type Choice, useTable } from '../../../web/table/model.ts';
import { savesData } from '../../../web/table/painting.ts';
import { useThing } from '../../../web/table/thing.ts';
import type { Face } from '../cards/card.ts';
import { Mark } from './bars.tsx';
import { figuresOf } from './cards.ts';
import './hero-choice.css';

export function HeroChoice({ choices }: { choices: readonly Choice[] }) {
  return (
    <section className="dr-heroes" aria-label="The heroes">
      {choices.map(({ at, key }) => at && 'card' in at && <Hero card={at.card} key={key} />)}
    </section>
  );
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function Hero({ card }: { card: number }) {
  const { faceOf, lookOf } = useTable();
  const face = faceOf(card) as Face;
  const { painting, picture, flavour } = lookOf(face);
  const { props, spoken } = useThing({
    place: { card },
    label: `${face.name}. ${face.text}`,
    face,
    isLarge: true,
  });
  // The battle cards are told with the rest where the lifted hero is explained.
  const lists = face.information?.lists.slice(1) ?? [];
  return (
    <button {...props} className="dr-hero">
      <span className="spoken">{spoken}</span>
      <span className="dr-hero-inside" aria-hidden="true">
        <span className="dr-hero-picture">
          {picture && <Icon outline={picture} />}
          {painting && !savesData() && <img src={painting.src} alt="" />}
          <b>{face.name}</b>
        </span>
        <span className="dr-hero-type">{capital(face.key.replace(/^.*\//, ''))}</span>
        <q>{flavour}</q>
        <span className="dr-hero-figures">
          {face.information &&
            figuresOf(face.information).map(({ icon, value, label }) => (
              <Mark icon={icon!} value={value} label={label} key={label} />
            ))}
        </span>
        {lists.map(({ mark, text }) => (
          <span className="dr-hero-list" key={mark}>
            <small>{mark}</small> {text}
          </span>
        ))}
      </span>
    </button>
  );
}
