// What the table agrees on before the adventure.

import type { OptionSpec } from '../../engine/game.ts';
import type { OptionValues } from '../../engine/table.ts';
import type { Options } from './state.ts';

export const OPTIONS: Readonly<Record<keyof Options, OptionSpec>> = {
  difficulty: {
    kind: 'choice',
    values: ['standard', 'gentle', 'fierce'],
    standard: 'standard',
    title: 'Difficulty',
    text: 'Gentle: 3 more Health and a second Star token for everybody. Fierce: every Monster and Boss Attack is 1 higher.',
    clause: 'RE-CHAR-01',
  },
  defeatRule: {
    kind: 'choice',
    values: ['twoDown', 'allDown', 'anyDown'],
    standard: 'twoDown',
    title: 'The Party loses',
    text: 'When two Characters are knocked out at the same time, when all are, or when any one is.',
    clause: 'RE-RULE-02',
  },
  standUp: {
    kind: 'choice',
    values: ['oneHealth', 'half', 'stayDown'],
    standard: 'oneHealth',
    title: 'Standing up',
    text: 'After an Encounter the knocked-out stand with 1 Health, with half, or stay down until healed or until the Boss is beaten.',
    clause: 'RE-RULE-03',
  },
  soloSecondWind: {
    kind: 'flag',
    standard: true,
    title: 'Second Wind',
    text: 'Playing alone, the first fall in each Level leaves half your Health.',
    clause: 'RE-RULE-04',
  },
  l2BossLoot: {
    kind: 'choice',
    values: ['silver', 'gold'],
    standard: 'silver',
    title: 'Loot of the second Boss',
    text: 'Silver, as printed, or Gold.',
    clause: 'RE-RULE-36',
  },
  starFollowUp: {
    kind: 'choice',
    values: ['reroll', 'countsAsSix'],
    standard: 'reroll',
    title: 'The Attack after a Star',
    text: 'It is rolled anew, or the Star counts as 6 (house rule).',
    clause: 'RE-RULE-20',
  },
  firstLeader: {
    kind: 'choice',
    values: ['fixed', 'rotate', 'reroll'],
    standard: 'fixed',
    title: 'First Leader of a Level',
    text: 'Always the same, the next player with each Level, or rolled anew.',
    clause: 'RE-RULE-09',
  },
  leaderTurns: {
    kind: 'number',
    min: 1,
    max: 3,
    standard: 2,
    title: 'Leader turns',
    text: 'How often everybody leads before the Boss: short 1, standard 2, long 3.',
    clause: 'RE-FLOW-05',
  },
  startLevel: {
    kind: 'number',
    min: 1,
    max: 3,
    standard: 1,
    title: 'First Level',
    text: 'For practice: begin in a later Level, with the Boss rewards of the Levels before and two Loot of each.',
    clause: 'RE-RULE-60',
  },
  startLoot: {
    kind: 'number',
    min: 1,
    max: 2,
    standard: 1,
    title: 'Starting Loot',
    text: 'Copper Loot cards for each player at the start.',
    clause: 'RE-SETUP-06',
  },
  eventLoot: {
    kind: 'choice',
    values: ['printedOnly', 'always'],
    standard: 'printedOnly',
    title: 'Loot for Events',
    text: 'Only what the card gives, or always one more (not for sales).',
    clause: 'RE-RULE-13',
  },
  ambushSearch: {
    kind: 'choice',
    values: ['random', 'leaderChooses'],
    standard: 'random',
    title: 'Ambush and Nest',
    text: 'The Monsters are the first from the top of the deck, or the Leader’s choice.',
    clause: 'RE-RULE-31',
  },
  bossPick: {
    kind: 'choice',
    values: ['random', 'choose'],
    standard: 'random',
    title: 'Bosses',
    text: 'Drawn at random, or picked by the first player for practice.',
    clause: 'RE-BOSS-02',
  },
  characterPick: {
    kind: 'choice',
    values: ['choose', 'random', 'draft'],
    standard: 'choose',
    title: 'Characters',
    text: 'Everybody chooses, everybody is dealt one, or picks one of two.',
    clause: 'RE-RULE-52',
  },
  storyParty: {
    kind: 'choice',
    values: ['none', 'treasureHunters', 'pickpocketAndKnight', 'hunterAndTactician'],
    standard: 'none',
    title: 'Story Parties',
    text: 'Friends from the biographies travel together: Artina, Golias and Swish; Tumble and Reginald; Kai and Gwyn. Further players pick freely.',
    clause: 'RE-COMP-14',
  },
  lootSharing: {
    kind: 'choice',
    values: ['free', 'consent'],
    standard: 'free',
    title: 'Sharing Loot',
    text: 'Anybody puts on what anybody carries, or the owner is asked. Items are always free.',
    clause: 'RE-RULE-30',
  },
  showOdds: {
    kind: 'flag',
    standard: true,
    title: 'Show odds',
    text: 'Chance and damage beside each choice.',
    clause: 'RE-COMBAT-20',
  },
  turnTimer: {
    kind: 'choice',
    values: ['off', '30', '60', '120', '300'],
    standard: 'off',
    names: { '30': '30 seconds', '60': '1 minute', '120': '2 minutes', '300': '5 minutes' },
    title: 'Time to decide',
    text: 'When it runs out, the plain thing is done for you: the Attack that fits best, no Item, no to what is optional.',
    clause: 'RE-RULE-54',
  },
};

/** Option turnTimer. */
export const secondsToDecide = ({ turnTimer }: OptionValues): number | undefined =>
  turnTimer === 'off' ? undefined : Number(turnTimer);

/** A Story Party needs a seat for each of its friends. */
export function refuses(players: number, { storyParty }: OptionValues): string | undefined {
  const friends = STORY_PARTIES[storyParty as Options['storyParty']];
  if (friends.length <= players) return undefined;
  return `This Story Party has ${friends.length} Characters, and only ${players} ${players === 1 ? 'plays' : 'play'} (RE-COMP-14).`;
}

/** Characters who travel together according to their biographies: who sits in the first seats; further seats pick freely. */
export const STORY_PARTIES: Readonly<Record<Options['storyParty'], readonly string[]>> = {
  none: [],
  treasureHunters: ['artina', 'golias', 'swish'],
  pickpocketAndKnight: ['tumble', 'reginald'],
  hunterAndTactician: ['kai', 'gwyn'],
};
