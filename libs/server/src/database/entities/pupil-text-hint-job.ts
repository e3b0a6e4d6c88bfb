import type { HintFailure, HintWorkState } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Work of a model on the hints on one version. */
@Stored('pupil_text_hint_job', {
  owner: 'pupil_text',
  personalFields: ['createdAt'],
  retention: 'as long as the response',
  copy: `select r.item_id, j.version, j.state, j.failure, j.model, j.created_at from pupil_text_hint_job j join pupil_text r on r.id = j.response_id
    where r.account_id = $1 order by j.created_at`,
  erase: null,
})
export class PupilTextHintJob {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'uuid' }) responseId!: string;
  @Column({ type: 'integer' }) version!: number;
  @Column({ type: 'text' }) state!: HintWorkState;
  @Column({ type: 'text', nullable: true }) failure!: HintFailure | null;
  /** id of the model that made them */
  @Column({ type: 'text', nullable: true }) model!: string | null;
  /** number of attempts; also identifies the writer: an overtaken process finds a higher number */
  @Column({ type: 'integer', default: 0 }) attempts!: number;
  @Column({ type: 'timestamptz', nullable: true }) leasedUntil!: Date | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
