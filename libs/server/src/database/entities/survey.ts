import type { ParticipantsSee, SurveyState } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** How a survey behaves, and what of it is on the wall. */
@Stored('survey', { owner: 'item', personalFields: [], retention: 'as long as the item' })
export class Survey {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'text' }) state!: SurveyState;
  @Column({ type: 'text' }) participantsSee!: ParticipantsSee;
  @Column({ type: 'boolean' }) publicResult!: boolean;
  @Column({ type: 'text' }) thankYou!: string;
  @Column({ type: 'uuid', nullable: true }) wallQuestionId!: string | null;
  @Column({ type: 'uuid', array: true }) wallRevealed!: string[];
  /** counts changes of what is asked and how, one after the other */
  @Column({ type: 'integer', default: 0 }) revision!: number;
}
