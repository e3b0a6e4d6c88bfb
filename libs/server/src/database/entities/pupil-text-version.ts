import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Version of a pupil's text as it was handed in. */
@Stored('pupil_text_version', {
  owner: 'pupil_text',
  personalFields: ['text', 'handedInAt'],
  retention: 'as long as the response',
  copy: `select r.item_id, v.number, v.text, v.handed_in_at, v.final from pupil_text_version v join pupil_text r on r.id = v.response_id
    where r.account_id = $1 order by r.created_at, v.number`,
  erase: null,
})
export class PupilTextVersion {
  @PrimaryColumn({ type: 'uuid' }) responseId!: string;
  /** from 1 */
  @PrimaryColumn({ type: 'integer' }) number!: number;
  @Column({ type: 'text' }) text!: string;
  @Column({ type: 'timestamptz' }) handedInAt!: Date;
  @Column({ type: 'boolean' }) final!: boolean;
}
