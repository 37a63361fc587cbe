// The question of setting up.

import { question } from '../../../engine/question.ts';
import type { CardId } from '../../../engine/table.ts';
import type { Table } from '../state.ts';
import { aCard } from './answers.ts';

export const DRAFT_A_HERO_CARD = question<Table, CardId>({
  name: 'draft-a-hero-card',
  clause: 'HM-SETUP-02',
  ask: 'Which Hero card do you pick?',
  ...aCard,
});
