// `misadventure lab`: playtests by bots, with honest uncertainty.

import { BOT_SPECS } from '../../bots/bot.ts';
import { BadUsage, type Command } from '../command.ts';
import { find } from '../lab/find.ts';
import { LAB_HELP } from '../lab/flags.ts';
import { ladder } from '../lab/ladder.ts';
import { learn } from '../lab/learn.ts';
import { measure } from '../lab/measure.ts';

export const lab: Command = {
  name: 'lab',
  summary: 'Playtest: many matches, measured, compared, reported',
  help: `Usage: misadventure lab <game> [options]
       misadventure lab find <game> "<condition>" [options]
       misadventure lab ladder <game> [options]
       misadventure lab learn <game> [options]

Plays many matches on all cores and says what they come to: who wins, how long it takes, every card, how it feels, and
what never happens. Every figure comes with the interval that holds in nineteen runs of twenty. Ctrl-C stops it with
what there is so far.

${LAB_HELP}
                       Bots: ${BOT_SPECS}

lab <game>
  --games N            so many matches; 1000 unless said
  --for TIME           as many as there are in a time: 60s, 10m, 2h
  --until-sure PART    until each seat's share of wins (against a variant: its change, and that of the characters it
                       names) is known to such a part of one, such as 0.01
  --variant FILE       compare with a JSON file of changed figures, such as {"cards.wolf.health": 5}: every deal is
                       played both ways, and as many again that hold what the file names
  --watch N            look closely at every N-th match only; 1 for bots that think, fewer for bots that answer at once
  --json FILE          the whole summary as JSON; docs/lab.md explains it
  --report FILE.html   a page with charts, in one file

lab find: searches for a match in which a condition holds, and keeps the shortest one as a record
  --games N            how many to search; 2000 unless said
  --record FILE        where to keep it; saves/found-<game>.json unless said
  --variant FILE       search among matches with changed figures
  Conditions, several joined by “and”: ${'decisions>300  units<20  turns>60  rounds>60  winners=0  winner:2'}
                       outcome:TEXT  drawn:CARD  never-drawn:CARD  played:CARD  never-played:CARD  event:KIND
                       never-event:KIND  eliminated-before-turn:5  comeback  runaway

lab ladder: bots rated against each other
  --bots LIST          at least two; random,beginner,greedy,search:100 unless said
  --games N            matches for each pair; 60 unless said
  --json FILE          as JSON

lab learn: what each feature of a position is worth, fitted to who won and checked on matches it never saw
  --players LIST       numbers of players to learn from; all the game allows unless said
  --bots BOT           who plays, against itself, with a whim now and then; greedy unless said
  --games N            matches for each number of players; 600 unless said
  --out FILE           where to write the weights; games/<game>/weights.ts unless said`,
  async run(args, terminal) {
    const [first, ...rest] = args;
    if (first === 'find') return find(rest, terminal);
    if (first === 'ladder') return ladder(rest, terminal);
    if (first === 'learn') return learn(rest, terminal);
    if (args.every((arg) => arg.startsWith('-')))
      throw new BadUsage('Say which game: misadventure lab <game>.');
    return measure(args, terminal);
  },
};
