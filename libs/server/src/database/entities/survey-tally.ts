import { Column, PrimaryGeneratedColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Number of answers: the sum over all rows of an item, a question and a value. Written by triggers. */
@Stored('survey_tally', { owner: 'item', personalFields: [], retention: 'as long as the item' })
export class SurveyTally {
  @PrimaryGeneratedColumn({ type: 'bigint' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  /** null: the responses themselves */
  @Column({ type: 'uuid', nullable: true }) questionId!: string | null;
  /** for responses: `submitted` or `begun`; for a question: an option's id, a number, or empty for an answer of any kind */
  @Column({ type: 'text' }) value!: string;
  @Column({ type: 'integer' }) count!: number;
}
