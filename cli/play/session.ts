// A match at the terminal: shows people what they may see, asks them, lets bots answer, and saves after every answer.

import { decisionFor, type Match, type PendingDecision, seatsAsked } from '../../engine/match.ts';
import type { Decision } from '../../engine/question.ts';
import type { Rulebook } from '../../engine/rulebook.ts';
import type { Seat, Viewer } from '../../engine/table.ts';
import { happenings } from '../../engine/tale.ts';
import type { OpenTable } from '../../tables/open-table.ts';
import { holdSameHand, isPerson, peopleAt } from '../../tables/seats.ts';
import { writeRecordFile } from '../record-file.ts';
import { nameOfSeat, newsLines, resultLine, tableLines } from '../table-text.ts';
import { type Terminal, TOO_LATE } from '../terminal.ts';
import { Clocks } from './clocks.ts';
import { questionLines, ruleLines } from './question-text.ts';
import { whoSitsWhere } from './seating.ts';

export type Sitting = {
  readonly terminal: Terminal;
  readonly table: OpenTable;
  readonly rulebook: Rulebook;
  /** Where the match is saved. */
  readonly file: string;
};

/** What a person's turn at the keyboard led to. */
type Turn = 'answered' | 'let another answer' | 'left';

export class Session {
  private readonly terminal: Terminal;
  private readonly rulebook: Rulebook;
  private readonly file: string;
  private readonly table: OpenTable;
  /** Seats that people hold. */
  private readonly people: readonly Seat[];
  /** How much of what happened each seat has been told. */
  private readonly told = new Map<Seat, number>();
  private readonly clocks: Clocks;
  /** Who sits at the keyboard. */
  private atKeyboard: Seat | undefined;

  constructor({ terminal, table, rulebook, file }: Sitting) {
    this.terminal = terminal;
    this.table = table;
    this.people = table.seats.flatMap((plan, seat) => (isPerson(plan) ? [seat] : []));
    this.rulebook = rulebook;
    this.file = file;
    this.clocks = new Clocks(table.match.game.secondsToDecide?.(table.match.box.options));
    if (peopleAt(table.seats).length === 1) this.atKeyboard = this.people[0];
  }

  private get match(): Match {
    return this.table.match;
  }

  /** Plays until the match is over or the people leave. */
  async play(): Promise<void> {
    this.terminal.print(`${this.match.game.title}. ${whoSitsWhere(this.table.seats)}`);
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
    const people = asked.filter((seat) => this.people.includes(seat));
    for (const seat of people) {
      const turn = await this.personTurn(seat, asked.length > 1);
      if (turn !== 'let another answer') return turn;
    }
    if (!this.table.botStep(this.table.quickestBot)) return 'let another answer';
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
      const left = this.clocks.leftFor(decision);
      const line = await this.terminal.ask(prompt(decision, othersAreAsked, left), left);
      if (line === undefined) return 'left';
      if (line === TOO_LATE) return this.letTheClockDecide(decision);
      const turn = await this.obey(line.trim().toLowerCase(), decision, othersAreAsked);
      if (turn !== undefined) return turn;
    }
  }

  /** Does what was typed. Undefined when the question still stands. */
  private async obey(
    word: string,
    decision: PendingDecision,
    othersAreAsked: boolean,
  ): Promise<Turn | undefined> {
    if (word === 'q') return 'left';
    if (word === 'n' && othersAreAsked) return 'let another answer';
    if (word === 'u') await this.takeBack(decision.seat);
    else if (word === 't') this.showTable(decision.seat);
    else if (word === '?') this.terminal.print(ruleLines(decision, this.rulebook, this.match.box).join('\n'));
    else if (/^\d{1,6}$/.test(word)) return this.choose(Number(word), decision);
    else this.terminal.print(`“${word}” is neither a number nor ${commandsIn(othersAreAsked)}.`);
    return undefined;
  }

  private choose(number: number, { seat, options, id }: PendingDecision): Turn | undefined {
    const option = options[number - 1];
    if (option === undefined) {
      this.terminal.print(`There is no option ${number}: choose a number from 1 to ${options.length}.`);
      return undefined;
    }
    this.table.answer({ seat, ask: id, option: number - 1 });
    this.save();
    this.terminal.print(`You chose: ${option.label}.`);
    return 'answered';
  }

  private letTheClockDecide({ seat, id, options }: PendingDecision): Turn {
    const made = this.match.choices.length;
    this.table.standardAnswer({ seat, ask: id });
    this.save();
    const option = options[this.match.choices[made]!];
    this.terminal.print(`\nTime is up. Done for you: ${option?.label ?? 'the plain thing'}.`);
    return 'answered';
  }

  private async takeBack(seat: Seat): Promise<void> {
    const way = this.table.undoFor(seat);
    const agreed =
      !way.possible && way.needs !== undefined && (await this.allAgree(way.needs)) ? way.needs : [];
    const answer = agreed.length === 0 ? way : this.table.undoFor(seat, agreed);
    if (!answer.possible) return this.terminal.print(`This cannot be taken back: ${answer.because}`);
    this.table.undo({ seat, seen: this.match.choices.length, agreed });
    this.clocks.forget();
    for (const [each, told] of this.told) this.told.set(each, Math.min(told, happenings(this.match)));
    this.save();
    this.terminal.print('Your last choice is taken back.');
  }

  private async allAgree(seats: readonly Seat[]): Promise<boolean> {
    for (const seat of seats) {
      const reply = await this.terminal.ask(`${nameOfSeat(seat)}, do you agree to take it back? y or n: `);
      if (typeof reply !== 'string' || reply.trim().toLowerCase() !== 'y') return false;
    }
    return true;
  }

  /** False when the input ends at the curtain. */
  private async passTheKeyboardTo(seat: Seat): Promise<boolean> {
    const before = this.atKeyboard;
    this.atKeyboard = seat;
    if (before !== undefined && holdSameHand(this.table.seats, before, seat)) return true;
    if (this.match.game.isOpen) {
      this.terminal.print(`\n${nameOfSeat(seat)} is asked.`);
      return true;
    }
    this.terminal.print('\n'.repeat(this.terminal.rows));
    const reply = await this.terminal.ask(`Pass the keyboard to ${nameOfSeat(seat)} and press Enter. `);
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
    this.told.set(seat, happenings(this.match));
  }

  private save(): void {
    writeRecordFile(this.file, this.table.record());
  }

  private sayHowToResume(): void {
    this.terminal.print(`\nThe match is saved. Go on with: misadventure play --resume ${this.file}`);
  }

  /** To one person, as that person saw it; to several, as anybody may see it. */
  private sayHowItEnded(): void {
    const [first = 0, ...more] = peopleAt(this.table.seats);
    const viewer = more.length === 0 ? first : 'spectator';
    this.tellNews(this.atKeyboard ?? first, viewer);
    this.terminal.print(['', 'The table:', ...tableLines(this.match, viewer), ''].join('\n'));
    if (this.match.result !== undefined) this.terminal.print(resultLine(this.match.result, viewer));
    this.terminal.print(`See it again with: misadventure replay ${this.file}`);
  }
}

const commandsIn = (othersAreAsked: boolean) =>
  `? (the rule), u (undo), t (the table again), ${othersAreAsked ? 'n (let another player answer first), ' : ''}q (save and leave)`;

function prompt({ seat, options }: Decision, othersAreAsked: boolean, left: number | undefined): string {
  const numbers = options.length === 1 ? '1' : `1 to ${options.length}`;
  const clock = left === undefined ? '' : ` (${Math.ceil(left / 1000)} s)`;
  return `${nameOfSeat(seat)}, ${numbers}, ?, u, t, ${othersAreAsked ? 'n, ' : ''}q${clock}: `;
}
