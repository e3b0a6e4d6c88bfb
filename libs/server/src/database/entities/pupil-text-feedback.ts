import type { GivenTextFeedback } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Feedback of the teacher on one version: as it is written, and as it was given last. */
@Stored('pupil_text_feedback', {
  owner: 'pupil_text',
  personalFields: ['text', 'score', 'givenAt'],
  retention: 'as long as the response',
  copy: `select r.item_id, f.version, f.given, f.given_at from pupil_text_feedback f join pupil_text r on r.id = f.response_id
    where r.account_id = $1 and f.given is not null order by f.given_at`,
  erase: null,
})
export class PupilTextFeedback {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'uuid' }) responseId!: string;
  @Column({ type: 'integer' }) version!: number;
  @Column({ type: 'text' }) text!: string;
  /** by the id of a criterion */
  @Column({ type: 'jsonb' }) levels!: Record<string, number>;
  @Column({ type: 'double precision', nullable: true }) score!: number | null;
  /** null: it was not given yet */
  @Column({ type: 'jsonb', nullable: true }) given!: Omit<GivenTextFeedback, 'version' | 'givenAt'> | null;
  @Column({ type: 'timestamptz', nullable: true }) givenAt!: Date | null;
}
