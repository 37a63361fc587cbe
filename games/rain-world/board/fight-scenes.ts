// Fights as scenes: who met whom, every roll with its sum, who was hurt, killed, tamed or robbed.

import { say, the, verb, who } from '../../../engine/event.ts';
import { word } from '../../../web/table/scene.ts';
import outlines from './marks.icons.json' with { type: 'json' };
import { DOWNPOUR, feel, ofFight, type Plays, pips, roll, stay, sumOf } from './scene-words.ts';

export const FIGHTS: Plays = {
  met: ({ seat, card }, line) =>
    line.script.open(
      { id: `fight ${seat} ${card}`, title: line.sentence, against: card },
      { sound: 'hit', ...stay(line, seat, 2.6, 1.6) },
    ),
  ambushed: ({ seat, prey }, line) =>
    line.script.open(
      { id: `fight ${seat} seat ${prey}`, title: line.sentence, tone: 'bad' },
      { sound: 'hit', stay: 4 },
    ),
  attacked: ({ seat, foe, with: weapon, roll: rolled }, line) => {
    const id = ofFight(line.script);
    const title = say`${who(seat)} ${verb('attacks', seat)}${foe === undefined ? [] : [' ', the(foe)]}`;
    line.script.note(id, { title, ...(weapon === undefined ? {} : { card: weapon }) });
    roll(line, id, sumOf(rolled, { title: 'attack', beat: 'its HP', yes: 'Dead.', no: 'It lives.' }), seat);
  },
  helped: ({ seat, helper, roll: rolled }, line) => {
    const name = line.scenery.faces[helper]?.name ?? 'helper';
    roll(
      line,
      ofFight(line.script),
      sumOf(rolled, { title: name, beat: 'its HP', yes: 'Dead.', no: 'It lives.' }),
      seat,
    );
  },
  fled: ({ seat, roll: rolled }, line) => {
    const id = ofFight(line.script);
    line.script.note(id, { title: say`${who(seat)} ${verb('runs', seat)}` });
    roll(line, id, sumOf(rolled, { title: 'flee', beat: 'the chase', yes: 'Away!', no: 'Caught up.' }), seat);
  },
  struck: ({ seat, foe, roll: rolled, first }, line) => {
    const title = say`${the(foe)} strikes ${first ? 'first' : 'back'}`;
    line.script.note(ofFight(line.script), { title });
    const words = { title: 'its strike', beat: 'HP', yes: 'Killed.', no: 'Missed!' };
    const sum = sumOf(rolled, words);
    roll(line, ofFight(line.script), { ...sum, tone: rolled.success ? 'bad' : 'good' }, seat);
  },
  dazzled: ({ foe }, { script }) =>
    script.go(
      'verdict',
      ofFight(script),
      { title: say`${the(foe)} is dazzled and does nothing` },
      { stay: 2 },
    ),
  killed: ({ seat, card, gained }, line) => {
    const id = ofFight(line.script);
    line.script.go(
      'verdict',
      id,
      {
        title: line.sentence,
        stamp: { over: 'against', word: 'Killed', tone: 'good' },
        tone: 'good',
        against: card,
      },
      { sound: 'good', ...stay(line, seat, 3.4, 1.8) },
    );
    if (gained > 0) line.script.feel(id, pips(seat, gained), { stay: 1.6 });
  },
  tamed: ({ seat, card, price }, line) => {
    const id = ofFight(line.script);
    line.script.go(
      'verdict',
      id,
      {
        title: line.sentence,
        stamp: { over: 'against', word: 'Tamed', tone: 'good' },
        against: card,
        tone: 'good',
      },
      { sound: 'good', ...stay(line, seat, 3.4, 1.8) },
    );
    line.script.feel(id, word(seat, `paid ${price}`, 'plain', { icon: outlines.tame }), { stay: 1.4 });
  },
  left: ({ card }, { script, sentence }) => {
    const { current } = script;
    // Prey that is not hunted goes without a fight: then it goes from where it was drawn.
    if (current?.against === card || current?.card === card)
      script.go('consequence', current.id, { verdict: sentence }, { stay: 1.8 });
    else script.open({ id: `left ${card}`, title: sentence, card }, { stay: 1.8 });
  },
  turnsOn: ({ seat, card }, line) =>
    line.script.open(
      { id: `fight ${seat} ${card} turns`, title: line.sentence, against: card, tone: 'bad' },
      { sound: 'doom', stay: 3 },
    ),
  broke: ({ seat, card }, line) =>
    feel(line, word(seat, `broke ${line.scenery.faces[card]?.name ?? 'the weapon'}`, 'bad'), {
      sound: 'hit',
    }),
  hunted: (_event, { script, sentence }) =>
    script.open({ id: 'hunt', title: sentence, tone: 'bad' }, { sound: 'hit', stay: 4 }),
  brokeOff: ({ prey }, line) => feel(line, word(prey, 'got away', 'safe')),
  looted: ({ seat, from, card }, line) => {
    const id = `looted ${card}`;
    line.script.open({ id, title: line.sentence, card }, { stay: 2.6 });
    line.script.feel(id, word(from, 'robbed', 'bad'));
    line.script.feel(id, word(seat, 'took it', 'good'));
  },
  feasted: ({ seat, gained }, line) => feel(line, pips(seat, gained)),
  died: ({ seat, by, card }, line) => {
    const dead = word(seat, by === 'rain' ? 'drowned' : 'dead', 'bad', { icon: outlines.dead });
    if (by === 'rain' && seat !== line.scenery.viewer)
      return line.script.feel(DOWNPOUR, dead, { sound: 'doom', stay: 4 });
    const id = `died ${seat}`;
    line.script.open(
      { id, title: line.sentence, tone: 'bad', ...(card === undefined ? {} : { against: card }) },
      { sound: 'doom', ...stay(line, seat, 4, 2) },
    );
    line.script.feel(id, dead, { stay: 2.4 });
  },
};
