import { Column, PrimaryGeneratedColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** How often something was answered: the sum over all rows of an item, a question and a value. Written by triggers. */
@Stored('survey_tally', { owner: 'item', personalFields: [], retention: 'as long as the item' })
export class SurveyTally {
  @PrimaryGeneratedColumn({ type: 'bigint' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  /** null: the responses themselves */
  @Column({ type: 'uuid', nullable: true }) questionId!: string | null;
  /** of responses: `submitted` or `begun`; of a question: an option's id, a number, or nothing for an answer of any kind */
  @Column({ type: 'text' }) value!: string;
  @Column({ type: 'integer' }) count!: number;
}
