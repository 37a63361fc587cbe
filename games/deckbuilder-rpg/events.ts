// What happens at the table, as data: the union of all events. story.ts turns them into sentences.

import type { CardId, Seat } from '../../engine/table.ts';
import type { Verb } from './cards/effect.ts';
import type { Item } from './rules/figures.ts';
import type { Roll } from './rules/initiative.ts';

/** A hero by its seat, a monster by sheet and number (rules/note.ts). */
type Figure = number;
type Dice = [number, number];

export type Event =
  | { kind: 'joined'; seat: Seat; card: CardId }
  | { kind: 'leveled'; seat: Seat; level: number }
  | { kind: 'bonus'; seat: Seat; bonus: string }
  | { kind: 'advanced'; seat: Seat; advance: string }
  // The way through an adventure
  | { kind: 'zone'; name: string; text: string }
  | { kind: 'met'; name: string; text: string }
  | { kind: 'approached'; name: string; approach: string }
  | { kind: 'gaveUp'; seat: Seat; card: CardId }
  | { kind: 'puzzle'; name: string; text: string }
  | { kind: 'tune'; tones: string[] }
  | { kind: 'tried'; name: string; answer: string[]; right: boolean; placed?: number; misplaced?: number }
  | { kind: 'solved'; name: string }
  | { kind: 'unsolved'; name: string }
  | { kind: 'quest'; name: string; text: string }
  | { kind: 'questDone'; name: string }
  | { kind: 'questFailed'; name: string }
  | { kind: 'walked'; place: string }
  | { kind: 'fight' }
  | { kind: 'experience'; points: number }
  | { kind: 'spoils'; cards: CardId[] }
  | { kind: 'took'; seat: Seat; card: CardId }
  | { kind: 'favour'; favour: string }
  | { kind: 'swapped'; seat: Seat; card: CardId; into: CardId }
  | { kind: 'exchanged'; seat: Seat; out: CardId; card: CardId }
  | { kind: 'handedOver'; seat: Seat; card: CardId; to: Seat }
  | { kind: 'retried'; name: string }
  | { kind: 'handShown'; who: Figure; cards: CardId[] }
  | { kind: 'broughtAlong'; who: Figure; what: string }
  | { kind: 'camped' }
  // The battle
  | { kind: 'battle'; starter: Seat; zone: string }
  | { kind: 'initiative'; rolls: Roll[] }
  | { kind: 'seat'; seat: Seat; round: number; isOut: boolean }
  | { kind: 'turn'; who: Figure; round: number; count: number }
  | { kind: 'battleWon'; round: number }
  | { kind: 'battleLost'; round: number }
  | { kind: 'standoff'; round: number }
  | { kind: 'deathRoll'; who: Figure; die: number }
  // Monsters
  | { kind: 'arrived'; who: Figure; sheet: number; arena: number; place: string }
  | { kind: 'wave'; minion: string; count: number; place: string }
  | { kind: 'summoned'; by: Figure; minion: string; count: number }
  | { kind: 'died'; who: Figure }
  // Actions and cards
  | { kind: 'action'; who: Figure; action: number }
  | { kind: 'gained'; who: Figure; card: CardId }
  | { kind: 'played'; who: Figure; card: CardId; how: 'turn' | 'synergy' }
  | { kind: 'effect'; who: Figure; card: CardId; verb: Verb }
  | { kind: 'cast'; who: Figure; card: CardId; counters: number }
  | { kind: 'countered'; who: Figure; on: CardId; count: number }
  | { kind: 'guarded'; who: Figure; on: CardId; count: number }
  | { kind: 'stripped'; who: Figure; by: Figure }
  | { kind: 'drew'; who: Figure; count: number; cards?: CardId[] }
  | { kind: 'minionsDrew'; count: number; cards?: CardId[] }
  | { kind: 'synergyDraw'; who: Figure }
  | { kind: 'reshuffled'; who: Figure; cards: number }
  | { kind: 'fatigued'; who: Figure; count: number }
  | { kind: 'expended'; who: Figure; cards: CardId[] }
  | { kind: 'recalled'; who: Figure; cards: CardId[] }
  | { kind: 'discarded'; who: Figure; card: CardId }
  | { kind: 'awakened'; who: Figure; card: CardId }
  | { kind: 'activated'; who: Figure; card: CardId }
  | { kind: 'equipped'; who: Figure; card: CardId }
  | { kind: 'putAway'; who: Figure; card: CardId }
  | { kind: 'found'; who: Figure; card: CardId }
  // Attacks and health
  | { kind: 'aimed'; by: Figure; with: CardId; foes: Figure[] }
  /** The defender is asked about counters: everybody sees what comes, the dice are not rolled yet. */
  | {
      kind: 'threatened';
      by: Figure;
      with: CardId;
      foe: Figure;
      toHit: number;
      defence: number;
      guards: number;
    }
  | {
      kind: 'attacked';
      by: Figure;
      with: CardId;
      foe: Figure;
      toHit: number;
      items: Item[];
      defence: number;
      guards: number;
      dice: Dice;
      hit: boolean;
      /** Damage before the critical die and resistance. */
      base: number;
      critical: number;
      damage: number;
      resistance: number;
    }
  | {
      kind: 'battered';
      by: Figure;
      with: CardId;
      thing: number;
      what: string;
      dice: Dice;
      toHit: number;
      defence: number;
      lost: number;
      left: number;
    }
  | { kind: 'smashed'; object: number; what: string }
  /** `cause` names what did it where no blow came before: fire, poison, a ward. */
  | { kind: 'damaged'; who: Figure; amount: number; left: number; cause?: string }
  | { kind: 'restored'; who: Figure; amount: number; health: number }
  | { kind: 'fell'; who: Figure }
  | { kind: 'woke'; who: Figure }
  | { kind: 'afflicted'; who: Figure; conditions: string[] }
  | { kind: 'relieved'; who: Figure; conditions: string[] }
  // Moving about
  | { kind: 'moved'; who: Figure; from: number; to: number; place: string }
  | { kind: 'retreats'; who: Figure; place: string }
  | { kind: 'reacted'; who: Figure; foe: Figure }
  | { kind: 'left'; who: Figure }
  | { kind: 'revealed'; arena: number; name: string }
  | { kind: 'opened'; link: number; what: string }
  | { kind: 'shut'; link: number; what: string }
  | { kind: 'broken'; link: number; what: string }
  | { kind: 'blocked'; link: number; what: string }
  | { kind: 'lit'; arena: number; place: string }
  | { kind: 'used'; who: Figure; object: number; what: string }
  | { kind: 'tested'; who: Figure; test: string; dice: Dice; bonus: number; needed: number; passed: boolean }
  | { kind: 'searched'; who: Figure; place: string; dice: Dice; bonus: number }
  | { kind: 'trapFound'; trap: string }
  | { kind: 'trapSprung'; trap: string; by: Figure }
  | { kind: 'disarmed'; who: Figure; trap: string }
  | { kind: 'doorFound'; link: number; what: string };
