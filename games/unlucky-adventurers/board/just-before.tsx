// What else has happened since somebody was last asked, so that nothing goes by unseen.

import { useTable } from '../../../web/table/model.ts';
import type { Scene } from './scene.ts';
import { StillCard } from './still-card.tsx';
import { useWording } from './wording.ts';

export function JustBefore({ scenes }: { scenes: readonly Scene[] }) {
  const { faceOf } = useTable();
  const { named } = useWording();
  const shown = scenes.flatMap(({ id, by, card, fight, row }) => {
    const main = card ?? fight?.beast;
    return main === undefined ? [] : [{ id, by, main, row, end: fight?.end }];
  });
  if (shown.length === 0) return null;
  return (
    <ol className="ua-before" aria-label="Just before">
      {shown.map(({ id, by, main, end }) => (
        <li key={id}>
          <StillCard card={main} />
          <span>
            <b>{named(by)}</b> {faceOf(main).name}
            {end && `, ${end}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
