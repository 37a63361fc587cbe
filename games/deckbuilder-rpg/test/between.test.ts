// Between adventures: what a party keeps, exchanges and hands over, who joins it, and where the story goes.

import { expect, test } from 'vitest';
import type { PartyLegacy, ZonePlan } from '../adventures/plan.ts';
import { adventure, setsOut, way } from './way.ts';

const hero = (type: string, more: object = {}) => ({
  type,
  experience: 0,
  level: 1,
  advances: [],
  cards: [],
  abilities: [],
  ...more,
});

const party = (...heroes: ReturnType<typeof hero>[]): PartyLegacy => ({ heroes, flags: [] });

test('DR-BETWEEN-01 DR-MODE-02 DR-CAMPAIGN-16 what was won, used up and sworn is there when the party goes on', () => {
  const first = setsOut(way(adventure({}), { treasure: ['Band of Vigour'] }))
    .fights()
    .until('none');
  const legacy = first.result!.legacy as PartyLegacy;
  expect(legacy.heroes[0]!.cards).toEqual(expect.arrayContaining(['Band of Vigour', 'Healing Draught']));
  expect(legacy.tale).toEqual([{ name: 'Test', outcome: 'won', experience: 3 }]);
  const carried = { ...legacy, flags: ['a promise'], heroes: [{ ...legacy.heroes[0]!, experience: 10 }] };
  const t = way(adventure({}), { party: carried });
  expect(t.question).toBe('choose-advance'); // ten points are level 2
  setsOut(t.picks(0, 0));
  expect(t.owned(0).filter((name) => name === 'Healing Draught')).toHaveLength(2); // the one kept, and a new one
  expect(t.state.journey.flags).toEqual(['a promise']);
  expect(t.state.creatures[0]!.health).toBe(t.state.creatures[0]!.maxHealth);
});

test('DR-CAMPAIGN-13 DR-SETUP-11 while heroes grow, their figures stand as printed and grown', () => {
  const t = way(adventure({}), { party: party(hero('warrior', { experience: 10, level: 1 })) });
  const before = t.view().creatures[0]!;
  expect([before.melee, before.mana, before.defence]).toEqual([3, 0, 11]);
  expect(before.maxHealth).toBe(before.health);
  t.answers(0, 'Drilled Arm');
  expect(t.view().creatures[0]).toMatchObject({ ...before, melee: before.melee + 1 });
});

test('DR-BETWEEN-01 what was ready when an adventure ended is ready when the next begins', () => {
  const first = setsOut(way(adventure({}, {}), { treasure: ['Wickfire Blade'] })).fights();
  first
    .answers(0, 'Wickfire Blade')
    .until('equip-between')
    .answers(0, 'Wickfire Blade')
    .answers(0, 'Longsword');
  first.answers(0, 'Nothing more').fights().until('none');
  const legacy = first.result!.legacy as PartyLegacy;
  expect(legacy.heroes[0]!.ready).toEqual(['Ring Hauberk', 'Buckler', 'Wickfire Blade']);
  const t = setsOut(way(adventure({}), { party: legacy }));
  const ready = t.view().creatures[0]!.ready.map(({ card }) => t.box.faces[card]!.name);
  expect(ready).toEqual(expect.arrayContaining(['Wickfire Blade', 'Buckler', 'Heavy Stance']));
  expect(ready).not.toContain('Longsword');
  expect(t.owned(0)).toContain('Longsword');
});

test('DR-BETWEEN-01 a single encounter carries nothing on', () => {
  const t = way({ ...adventure({}), kind: 'encounter' }).fights();
  expect(t.result).toMatchObject({ party: 'won' });
  expect(t.result!.legacy).toBeUndefined();
});

test('DR-BETWEEN-02 DR-R-10 DR-R-64 abilities are exchanged one for one, and the deck keeps its ten cards', () => {
  const t = way(adventure({}));
  t.offers(0, ['Leave it so', 'Mighty Blow', 'Challenge', 'Second Wind']);
  t.answers(0, 'Mighty Blow')
    .offers(0, ['Cleave', 'Shield Wall'])
    .answers(0, 'Cleave')
    .answers(0, 'Leave it so');
  const { draw, hand, latent } = t.state.packs[0]!;
  const names = (cards: readonly number[]) => cards.map((card) => t.box.faces[card]!.name);
  expect(names([...draw, ...hand])).toHaveLength(10);
  expect(names([...draw, ...hand])).toEqual(expect.arrayContaining(['Mighty Blow', 'Shield Wall']));
  expect(names(latent)).toEqual(expect.arrayContaining(['Cleave', 'Challenge', 'Second Wind']));
  expect((t.fights().until('none').result!.legacy as PartyLegacy).heroes[0]!.abilities).toEqual([
    'Mighty Blow',
    'Shield Wall',
  ]);
});

test('DR-BETWEEN-03 treasure changes hands before an adventure; a spell goes into the book of who reads it', () => {
  const both = party(hero('warrior', { cards: ['Scroll: Chain Spark', 'Band of Vigour'] }), hero('wizard'));
  const t = way(adventure({}), { party: both, seats: 2 });
  t.answers(0, 'Leave it so').offers(0, [
    'Keep everything',
    'Healing Draught',
    'Scroll: Chain Spark',
    'Band of Vigour',
  ]);
  t.answers(0, 'Scroll: Chain Spark'); // to the wizard: there is nobody else
  t.answers(0, 'Keep everything');
  const book = t.state.packs[1]!.book.map((card) => t.box.faces[card]!.name);
  expect(book).toContain('Scroll: Chain Spark');
  expect(t.owned(0)).not.toContain('Scroll: Chain Spark');
  expect(way(adventure({})).labels(0)).not.toContain('Keep everything'); // a lone hero gives nothing away
});

test('DR-BETWEEN-04 a new hero joins at the experience of the lowest', () => {
  const both = party(
    hero('warrior', { experience: 30, level: 3 }),
    hero('wizard', { experience: 12, level: 2 }),
  );
  const t = way(adventure({}), { party: both, seats: 3 });
  expect(t.asked).toEqual([2]);
  t.answers(2, 'Sable Finch');
  expect(t.state.characters[2]).toMatchObject({ experience: 12, level: 2, advances: 1 });
  expect(t.state.characters.map(({ type }) => type)).toEqual([0, 2, 1]);
});

test('DR-BETWEEN-05 a zone that needs a story flag is passed by without it, and one that a flag closes with it', () => {
  const second = (flags: string[], ...zones: Partial<ZonePlan>[]) => {
    const t = setsOut(way(adventure({}, ...zones), { party: { ...party(hero('warrior')), flags } })).fights();
    for (let i = 0; t.state.journey.zone === 0 && i < 30; i++) t.picks(t.asked[0]!, 0);
    return t.state.zone.name;
  };
  const [needs, unless] = [{ needs: 'the key' }, { unless: 'the key' }];
  expect([second(['the key'], needs, {}), second([], needs, {})]).toEqual(['Zone 2', 'Zone 3']);
  expect([second(['the key'], unless, {}), second([], unless, {})]).toEqual(['Zone 3', 'Zone 2']);
});

test('DR-BETWEEN-01 a spell that was lent stays where it was lent', () => {
  const t = setsOut(
    way(
      adventure({
        monsters: [{ kind: 'gruk-splitjaw', arena: 'Cider Yard', health: [12, 12, 12, 12, 12, 12] }],
        objects: [{ name: 'Lectern', arena: 'Cider Yard', uses: 1, effect: 'lectern' }],
      }),
      { heroes: ['Orrin Vale'] },
    ),
  );
  while (t.question !== 'choose-action' || t.asked[0] !== 0) t.rolls(1, 1).picks(t.asked[0]!, 0);
  t.rolls(1, 1).answers(0, 'Item/Ability');
  if (t.labels(0).includes('Quarterstaff')) t.rolls(1, 1).picks(0, 0);
  t.answers(0, 'Item/Ability: activate').answers(0, 'Lectern').answers(0, 'Scroll: Unmake');
  expect(t.owned(0)).toContain('Scroll: Unmake');
  t.fights().until('none');
  expect((t.result!.legacy as PartyLegacy).heroes[0]!.cards).not.toContain('Scroll: Unmake');
});
