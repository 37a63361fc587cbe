// A match at the terminal: shows people what they may see, asks them, lets bots answer, and saves after every answer.

import { botAnswer } from '../../bots/play.ts';
import { answer, decisionFor, type Match, seatsAsked } from '../../engine/match.ts';
import type { Decision } from '../../engine/question.ts';
import { recordOf } from '../../engine/record.ts';
import type { Rulebook } from '../../engine/rulebook.ts';
import type { Seat, Viewer } from '../../engine/table.ts';
import { type UndoWish, undo, undoFor } from '../../engine/undo.ts';
import { writeRecordFile } from '../record-file.ts';
import { happeningsIn, nameOfSeat, newsLines, resultLine, tableLines } from '../table-text.ts';
import type { Terminal } from '../terminal.ts';
import { questionLines, ruleLines } from './question-text.ts';
import { type Seating, whoSitsWhere } from './seating.ts';

export type Sitting = {
  readonly terminal: Terminal;
  readonly match: Match;
  readonly seating: Seating;
  readonly rulebook: Rulebook;
  /** Where the match is saved. */
  readonly file: string;
};

/** What a person's turn at the keyboard led to. */
type Turn = 'answered' | 'let another answer' | 'left';

export class Session {
  private readonly terminal: Terminal;
  private readonly seating: Seating;
  private readonly rulebook: Rulebook;
  private readonly file: string;
  private match: Match;
  /** How much of what happened each seat has been told. */
  private readonly told = new Map<Seat, number>();
  /** Who sits at the keyboard. */
  private atKeyboard: Seat | undefined;

  constructor({ terminal, match, seating, rulebook, file }: Sitting) {
    this.terminal = terminal;
    this.match = match;
    this.seating = seating;
    this.rulebook = rulebook;
    this.file = file;
    if (seating.people.length === 1) this.atKeyboard = seating.people[0];
  }

  /** Plays until the match is over or the people leave. */
  async play(): Promise<void> {
    this.terminal.print(`${this.match.game.title}. ${whoSitsWhere(this.seating)}`);
    this.save();
    while (this.match.result === undefined) {
      const turn = await this.nextAnswer();
      if (turn === 'left') return this.sayHowToResume();
    }
    this.sayHowItEnded();
  }

  /** People who are asked come first, in the order of their seats; when all of them let it be, a bot answers. */
  private async nextAnswer(): Promise<Turn> {
    const asked = seatsAsked(this.match);
    const people = asked.filter((seat) => this.seating.people.includes(seat));
    for (const seat of people) {
      const turn = await this.personTurn(seat, asked.length > 1);
      if (turn !== 'let another answer') return turn;
    }
    const bots = asked.filter((seat) => this.seating.bots.has(seat));
    const quickest = bots[this.match.choices.length % bots.length];
    if (quickest === undefined) return 'let another answer';
    const bot = this.seating.bots.get(quickest);
    if (bot !== undefined) botAnswer(this.match, quickest, bot);
    this.save();
    return 'answered';
  }

  private async personTurn(seat: Seat, othersAreAsked: boolean): Promise<Turn> {
    if (!(await this.passTheKeyboardTo(seat))) return 'left';
    this.showTable(seat);
    const before = this.match;
    for (;;) {
      const decision = decisionFor(this.match, seat);
      // After an undo the match stands elsewhere, and perhaps somebody else is asked.
      if (decision === undefined || this.match !== before) return 'answered';
      const line = await this.terminal.ask(prompt(decision, othersAreAsked));
      if (line === undefined) return 'left';
      const turn = await this.obey(line.trim().toLowerCase(), decision, othersAreAsked);
      if (turn !== undefined) return turn;
    }
  }

  /** Does what was typed. Undefined when the question still stands. */
  private async obey(word: string, decision: Decision, othersAreAsked: boolean): Promise<Turn | undefined> {
    if (word === 'q') return 'left';
    if (word === 'n' && othersAreAsked) return 'let another answer';
    if (word === 'u') await this.takeBack(decision.seat);
    else if (word === 't') this.showTable(decision.seat);
    else if (word === '?') this.terminal.print(ruleLines(decision, this.rulebook, this.match.box).join('\n'));
    else if (/^\d{1,6}$/.test(word)) return this.choose(Number(word), decision);
    else this.terminal.print(`“${word}” is neither a number nor ${commandsIn(othersAreAsked)}.`);
    return undefined;
  }

  private choose(number: number, { seat, options }: Decision): Turn | undefined {
    const option = options[number - 1];
    if (option === undefined) {
      this.terminal.print(`There is no option ${number}: choose a number from 1 to ${options.length}.`);
      return undefined;
    }
    answer(this.match, seat, number - 1);
    this.save();
    this.terminal.print(`You chose: ${option.label}.`);
    return 'answered';
  }

  /** Other people are asked. A bot never agrees: what it did since may have shown more than the choice itself. */
  private async takeBack(seat: Seat): Promise<void> {
    let wish: UndoWish = { seat, nameOfSeat };
    let way = undoFor(this.match, wish);
    if (!way.possible && way.needs !== undefined && (await this.allAgree(way.needs))) {
      wish = { ...wish, consent: way.needs };
      way = undoFor(this.match, wish);
    }
    if (!way.possible) return this.terminal.print(`This cannot be taken back: ${way.because}`);
    this.match = undo(this.match, wish);
    for (const [each, told] of this.told) this.told.set(each, Math.min(told, happeningsIn(this.match)));
    this.save();
    this.terminal.print('Your last choice is taken back.');
  }

  private async allAgree(seats: readonly Seat[]): Promise<boolean> {
    if (seats.some((seat) => this.seating.bots.has(seat))) return false;
    for (const seat of seats) {
      const reply = await this.terminal.ask(`${nameOfSeat(seat)}, do you agree to take it back? y or n: `);
      if (reply?.trim().toLowerCase() !== 'y') return false;
    }
    return true;
  }

  /** False when the input ends at the curtain. */
  private async passTheKeyboardTo(seat: Seat): Promise<boolean> {
    if (this.atKeyboard === seat) return true;
    this.terminal.print('\n'.repeat(this.terminal.rows));
    const reply = await this.terminal.ask(`Pass the keyboard to ${nameOfSeat(seat)} and press Enter. `);
    this.atKeyboard = seat;
    return reply !== undefined;
  }

  private showTable(seat: Seat): void {
    this.tellNews(seat, seat);
    const decision = decisionFor(this.match, seat);
    this.terminal.print(
      [
        '',
        'The table:',
        ...tableLines(this.match, seat),
        '',
        ...(decision ? questionLines(decision) : []),
      ].join('\n'),
    );
  }

  private tellNews(seat: Seat, viewer: Viewer): void {
    const news = newsLines(this.match, viewer, this.told.get(seat) ?? 0);
    if (news.length > 0) this.terminal.print(news.join('\n'));
    this.told.set(seat, happeningsIn(this.match));
  }

  private save(): void {
    writeRecordFile(this.file, recordOf(this.match, this.seating.seats));
  }

  private sayHowToResume(): void {
    this.terminal.print(`\nThe match is saved. Go on with: misadventure play --resume ${this.file}`);
  }

  /** To one person, as that person saw it; to several, as anybody may see it. */
  private sayHowItEnded(): void {
    const [first = 0, ...more] = this.seating.people;
    const viewer = more.length === 0 ? first : 'spectator';
    this.tellNews(this.atKeyboard ?? first, viewer);
    this.terminal.print(['', 'The table:', ...tableLines(this.match, viewer), ''].join('\n'));
    if (this.match.result !== undefined) this.terminal.print(resultLine(this.match.result, viewer));
    this.terminal.print(`See it again with: misadventure replay ${this.file}`);
  }
}

const commandsIn = (othersAreAsked: boolean) =>
  `? (the rule), u (undo), t (the table again), ${othersAreAsked ? 'n (let another player answer first), ' : ''}q (save and leave)`;

function prompt({ seat, options }: Decision, othersAreAsked: boolean): string {
  const numbers = options.length === 1 ? '1' : `1 to ${options.length}`;
  return `${nameOfSeat(seat)}, ${numbers}, ?, u, t, ${othersAreAsked ? 'n, ' : ''}q: `;
}
