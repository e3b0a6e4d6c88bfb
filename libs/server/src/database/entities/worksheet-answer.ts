import type { WorksheetAnswer as Answer } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** The answer to one block; which column counts depends on its kind. */
@Stored('worksheet_answer', {
  owner: 'worksheet_response',
  personalFields: ['optionIds', 'number', 'text', 'value', 'fileId'],
  retention: 'as long as the response',
  copy: `select r.item_id, a.block_id, a.option_ids, a.text, a.value, a.file_id from worksheet_answer a
    join worksheet_response r on r.id = a.response_id where r.account_id = $1 order by r.created_at`,
  erase: null,
})
export class WorksheetAnswer {
  @PrimaryColumn({ type: 'uuid' }) responseId!: string;
  /** its id in the sheet's document */
  @PrimaryColumn({ type: 'text' }) blockId!: string;
  @Column({ type: 'text', array: true, nullable: true }) optionIds!: string[] | null;
  @Column({ type: 'integer', nullable: true }) number!: number | null;
  @Column({ type: 'text', nullable: true }) text!: string | null;
  /** words in gaps, state of an H5P package, opened hints */
  @Column({ type: 'jsonb', nullable: true }) value!: Pick<Answer, 'gaps' | 'h5p' | 'opened'> | null;
  @Column({ type: 'uuid', nullable: true }) fileId!: string | null;
  @Column({ type: 'boolean' }) released!: boolean;
}
