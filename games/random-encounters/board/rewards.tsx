// The rewards for a Boss and the sale desk as one checklist: what everybody got, what is still to choose, what can be sold.

import type { ReactNode } from 'react';
import { Card } from '../../../web/table/card.tsx';
import { Icon } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';
import { useWording } from '../../../web/table/wording.ts';
import { METALS, type MonsterCard } from '../cards/card.ts';
import type { SaleView, View } from '../view.ts';
import { foughtBy } from './cards.ts';
import outlines from './marks.icons.json' with { type: 'json' };
import { fallenBoss } from './road.tsx';

/** RE-LEVEL-04, RE-LEVEL-09: Stat tokens that everybody has in all once this Level is beaten. */
const TOKENS = [0, 1, 3, 3];

/** RE-RULE-37, in its order. */
export function Rewards({ view }: { view: View }) {
  const { decision, faceOf } = useTable();
  const { sale, level } = view;
  const isDone = sale !== undefined;
  const boss = fallenBoss(view);
  const isAlone = view.players.length === 1;
  const each = isAlone ? '' : ' each';
  return (
    <section className="re-rewards" aria-label={`Rewards of Level ${level}`}>
      {boss !== undefined && (
        <div className="re-fallen">
          <Card
            card={boss}
            look={foughtBy(view.players.length, faceOf(boss) as unknown as MonsterCard)}
            isLarge
          />
          <span className="stamp" data-tone="good">
            Fallen
          </span>
        </div>
      )}
      <div className="re-checklist">
        <h2>Level {level} is beaten</h2>
        <ol>
          <Item isDone>{isAlone ? 'Full Health' : 'Everybody stands, with full Health'}</Item>
          <Item isDone>One Star token{each}</Item>
          <Item isDone>
            One Loot{each} <Fresh view={view} />
          </Item>
          <Item isDone={isDone}>
            {level === 1 ? 'A Stat token' : 'Two Stat tokens'}
            {each} {!isAlone && <TokensPlaced view={view} />}
            {decision?.question === 'stat-token' && <b> Yours: tap a Stat on your Character.</b>}
          </Item>
          <Item isDone={false}>
            {sale ? <Desk sale={sale} /> : 'Then the sale desk, where there is enough to sell'}
          </Item>
        </ol>
      </div>
      {sale && <Offered sale={sale} />}
    </section>
  );
}

/** A sale on the road: the desk alone, beside the card that opened it. */
export function SaleEvent({ view, sale }: { view: View; sale: SaleView }) {
  const card = view.facing[0];
  return (
    <section className="re-trial" aria-label="Sale">
      {card !== undefined && (
        <div className="re-monster-card">
          <Card card={card} isLarge />
        </div>
      )}
      <div className="re-monster-words">
        <h2>What will you part with?</h2>
        <Desk sale={sale} />
      </div>
      <Offered sale={sale} />
    </section>
  );
}

function Item({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  return (
    <li data-done={isDone || undefined}>
      <span className="re-tick" role="img" aria-label={isDone ? 'done' : 'to do'}>
        {isDone && <Icon outline={outlines.ready} />}
      </span>
      <div>{children}</div>
    </li>
  );
}

function Fresh({ view }: { view: View }) {
  const { faceOf } = useTable();
  // What was bought at the desk comes after them.
  const rewards = view.fresh.slice(0, view.players.length);
  return <em>{rewards.map((card) => faceOf(card).name).join(', ')}</em>;
}

function TokensPlaced({ view }: { view: View }) {
  const { named } = useWording();
  return (
    <span className="re-threat-list">
      {view.players.map(({ stats, character }, seat) => {
        const placed = stats.reduce((sum, { tokens }) => sum + tokens, 0);
        const isPlaced = placed >= TOKENS[view.level]!;
        return (
          <span data-ready={isPlaced || undefined} key={character ?? seat}>
            {named(seat)} {isPlaced ? '✓' : '…'}
          </span>
        );
      })}
    </span>
  );
}

/** RE-LEVEL-05, RE-LEVEL-10 to RE-LEVEL-12: exact payment, one better card. */
function Desk({ sale: { prices, price, worth, draws } }: { sale: SaleView }) {
  const { viewer } = useTable();
  const { does, whose } = useWording();
  const metal = METALS[prices + 1]!;
  const coins = Array.from({ length: price }, (_, at) => ({ name: `coin ${at}`, isPaid: at < worth }));
  return (
    <div className="re-desk">
      <p>
        Sale desk:{' '}
        {prices === 1
          ? '2 Copper for 1 Silver'
          : '4 Copper, or 2 Silver, or 2 Copper and 1 Silver for 1 Gold'}
        . What can be sold glows, worn or not.{' '}
        {draws === undefined
          ? `Whoever owns the first card on it draws the ${metal} Loot.`
          : `${does(draws, 'draw')} the ${metal} Loot: ${draws === viewer ? 'your' : whose(draws)} card came first.`}
      </p>
      <p className="re-price" role="img" aria-label={`${worth} of ${price} paid for one ${metal} Loot card`}>
        {coins.map(({ name, isPaid }) => (
          <span data-paid={isPaid || undefined} key={name}>
            <Icon outline={outlines.coin} />
          </span>
        ))}
        <b>
          {worth} of {price}
        </b>{' '}
        for one {metal} Loot card
      </p>
    </div>
  );
}

/** Beside the words: below them there is no room on a small desk. */
function Offered({ sale: { offered } }: { sale: SaleView }) {
  if (offered.length === 0) return null;
  return (
    <section className="re-offered" aria-label="On the desk">
      <h3>On the desk</h3>
      <div>
        {offered.map((card) => (
          <Card card={card} size="small" key={card} />
        ))}
      </div>
    </section>
  );
}
