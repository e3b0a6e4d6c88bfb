import type { QuestionType } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

@Stored('survey_question', { owner: 'item', personalFields: [], retention: 'as long as the item' })
export class SurveyQuestion {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  /** place from 0 */
  @Column({ type: 'integer' }) position!: number;
  @Column({ type: 'text' }) type!: QuestionType;
  @Column({ type: 'text' }) title!: string;
  @Column({ type: 'text' }) description!: string;
  @Column({ type: 'boolean' }) required!: boolean;
  /** other users who see results see those of this question (spec C28) */
  @Column({ type: 'boolean' }) inResults!: boolean;
  /** of a scale: asks for a recommendation */
  @Column({ type: 'boolean' }) recommendation!: boolean;
  @Column({ type: 'jsonb' }) options!: { id: string; text: string }[];
}
