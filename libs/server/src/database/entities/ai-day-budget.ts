import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';
import type { CreationCount } from './creation-count.js';

/** Budgets of a day: one for each teacher, class and school. */
export type DayBudget = 'teacher' | 'class' | 'school';

/** Number of requests to models on a day (Europe/Berlin) by a teacher, a class, or a school. */
@Stored('ai_day_budget', {
  owner: null,
  personalFields: ['ownerId', 'day', 'count'],
  retention: 'two days',
  copy: "select day, count from ai_day_budget where owner_id = $1 and budget = 'teacher' order by day",
  erase: deleteBy({ accountId: 'owner_id' }),
  ends: { when: 'day <= $1', hours: 48 },
})
export class AiDayBudget {
  @PrimaryColumn({ type: 'text' }) budget!: DayBudget;
  /** an account, a class or a school */
  @PrimaryColumn({ type: 'uuid' }) ownerId!: string;
  /** YYYY-MM-DD */
  @PrimaryColumn({ type: 'date' }) day!: string;
  @Column({ type: 'integer' }) count!: number;
}

/** Where a request to a model was counted: all of it is given back when nothing came. */
export interface CountedUse {
  /** YYYY-MM-DD in Berlin */
  day: string;
  budgets: { budget: DayBudget; ownerId: string }[];
  /** the assistant or text whose questions of this person count as well */
  itemId?: string;
  /** the month (YYYY-MM) of a teacher in which it counts as well */
  created?: Pick<CreationCount, 'kind' | 'month'>;
}
