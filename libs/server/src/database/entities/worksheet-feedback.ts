import type { FeedbackDraft } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Feedback of the teacher on a response: the draft and the version that was given. */
@Stored('worksheet_feedback', {
  owner: 'worksheet_response',
  personalFields: ['draft', 'given', 'givenAt'],
  retention: 'as long as the response',
  copy: `select r.item_id, f.given, f.given_at from worksheet_feedback f join worksheet_response r on r.id = f.response_id
    where r.account_id = $1 and f.given is not null order by f.given_at`,
  erase: null,
})
export class WorksheetFeedback {
  @PrimaryColumn({ type: 'uuid' }) responseId!: string;
  @Column({ type: 'jsonb' }) draft!: FeedbackDraft;
  /** null: nothing was */
  @Column({ type: 'jsonb', nullable: true }) given!: FeedbackDraft | null;
  @Column({ type: 'timestamptz', nullable: true }) givenAt!: Date | null;
}
