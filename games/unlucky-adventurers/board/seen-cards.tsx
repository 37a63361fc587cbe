// Cards that somebody was shown: a hand that was looked at, a hand shown to all, the top of the deck.

import type { Scene } from './scene.ts';
import { StillCard } from './still-card.tsx';
import { useWording } from './wording.ts';

export function SeenCards({ cards, of, by }: NonNullable<Scene['seen']>) {
  const { named, called } = useWording();
  const whose =
    of === undefined
      ? 'the top of the Quest deck'
      : of === by
        ? 'the whole hand'
        : `the hand of ${called(of)}`;
  return (
    <div className="ua-seen">
      <p>
        {named(by)}: {whose}
      </p>
      <div className="ua-seen-cards">
        {cards.map((card) => (
          <StillCard card={card} key={card} />
        ))}
      </div>
    </div>
  );
}
