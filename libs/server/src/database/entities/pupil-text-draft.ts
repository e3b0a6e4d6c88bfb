import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Text that a pupil is writing, in the shape of an answer; there is one part. */
@Stored('pupil_text_draft', {
  owner: 'pupil_text',
  personalFields: ['text'],
  retention: 'as long as the response',
  copy: `select r.item_id, d.text from pupil_text_draft d join pupil_text r on r.id = d.response_id where r.account_id = $1 order by r.created_at`,
  erase: null,
})
export class PupilTextDraft {
  @PrimaryColumn({ type: 'uuid' }) responseId!: string;
  @PrimaryColumn({ type: 'text' }) partId!: string;
  @Column({ type: 'text', array: true, nullable: true }) optionIds!: string[] | null;
  @Column({ type: 'integer', nullable: true }) number!: number | null;
  @Column({ type: 'text', nullable: true }) text!: string | null;
  @Column({ type: 'uuid', nullable: true }) fileId!: string | null;
  @Column({ type: 'boolean' }) released!: boolean;
}
