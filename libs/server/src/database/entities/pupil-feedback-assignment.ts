import type { FeedbackCriterion, FeedbackState, HintMode } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Assignment that pupils write a text for, and the criteria of the feedback on it. */
@Stored('pupil_feedback_assignment', { owner: 'item', personalFields: [], retention: 'as long as the item' })
export class PupilFeedbackAssignment {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'text' }) task!: string;
  @Column({ type: 'text' }) material!: string;
  /** files as material, in their order; all are files of the item */
  @Column({ type: 'uuid', array: true, default: [] }) files!: string[];
  @Column({ type: 'jsonb' }) criteria!: FeedbackCriterion[];
  @Column({ type: 'text' }) state!: FeedbackState;
  @Column({ type: 'timestamptz', nullable: true }) closesAt!: Date | null;
  /** feedback has a score; off by default (spec C30) */
  @Column({ type: 'boolean' }) scored!: boolean;
  @Column({ type: 'text', default: 'off' }) hints!: HintMode;
}
