import type { QuestionType } from '@murmel/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('survey_question')
export class SurveyQuestion {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  /** place from 0 */
  @Column({ type: 'integer' }) position!: number;
  @Column({ type: 'text' }) type!: QuestionType;
  @Column({ type: 'text' }) title!: string;
  @Column({ type: 'text' }) description!: string;
  @Column({ type: 'boolean' }) required!: boolean;
  @Column({ type: 'jsonb' }) options!: { id: string; text: string }[];
}
