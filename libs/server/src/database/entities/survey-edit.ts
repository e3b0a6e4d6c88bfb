import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** Author of a text of a survey, shown to users who write it at the same time. One row per field. */
@Stored('survey_edit', {
  owner: 'item',
  personalFields: ['accountId', 'editedAt'],
  retention: '24 hours',
  copy: 'select item_id, part_id, field, edited_at from survey_edit where account_id = $1 order by edited_at',
  erase: deleteBy({ accountId: 'account_id' }),
  ends: { when: 'edited_at <= $1', hours: 24 },
})
export class SurveyEdit {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  /** the question or option; the item itself for what is the survey's */
  @PrimaryColumn({ type: 'uuid' }) partId!: string;
  @PrimaryColumn({ type: 'text' }) field!: string;
  @Column({ type: 'uuid' }) accountId!: string;
  @Column({ type: 'timestamptz' }) editedAt!: Date;
}
