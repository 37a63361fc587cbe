// A worker thread of the lab: plays chunks of a plan, searches them, lets two bots fight, or collects positions.

import { workerData } from 'piscina';
import { CATALOGUE } from '../../games/catalogue.ts';
import { Bench, type Chunk, type ChunkResult } from '../chunk.ts';
import { Finder, type Findings } from '../find/finder.ts';
import { type Duel, type DuelResult, type LadderPlan, Ring } from '../ladder/duel.ts';
import { type LearnPlan, type Position, School } from '../learn/positions.ts';
import type { Plan } from '../plan.ts';

/** What a worker is there for. */
export type Orders =
  | { readonly kind: 'play'; readonly plan: Plan }
  | { readonly kind: 'search'; readonly plan: Plan; readonly condition: string }
  | { readonly kind: 'fight'; readonly plan: LadderPlan }
  | { readonly kind: 'learn'; readonly plan: LearnPlan };

const orders = workerData as Orders;
const { game } = await CATALOGUE[orders.plan.game]!();
const bench = orders.kind === 'play' ? new Bench(game, orders.plan) : undefined;
const finder = orders.kind === 'search' ? new Finder(game, orders.plan, orders.condition) : undefined;
const ring = orders.kind === 'fight' ? new Ring(game, orders.plan) : undefined;
const school = orders.kind === 'learn' ? new School(game, orders.plan) : undefined;

export const play = (chunk: Chunk): ChunkResult => bench!.play(chunk);
export const search = (chunk: Chunk): Findings => finder!.search(chunk);
export const fight = (duel: Duel): DuelResult => ring!.fight(duel);
export const learn = (chunk: Chunk): Position[] => school!.attend(chunk);
