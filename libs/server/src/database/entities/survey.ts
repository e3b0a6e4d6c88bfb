import type { ParticipantsSee, SurveyState } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Settings of a survey, and its state on the wall. */
@Stored('survey', { owner: 'item', personalFields: [], retention: 'as long as the item' })
export class Survey {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'text' }) state!: SurveyState;
  @Column({ type: 'text' }) participantsSee!: ParticipantsSee;
  @Column({ type: 'boolean' }) publicResult!: boolean;
  @Column({ type: 'text' }) thankYou!: string;
  @Column({ type: 'uuid', nullable: true }) wallQuestionId!: string | null;
  @Column({ type: 'uuid', array: true }) wallRevealed!: string[];
  /** counts changes of the questions and settings, sequentially */
  @Column({ type: 'integer', default: 0 }) revision!: number;
}
