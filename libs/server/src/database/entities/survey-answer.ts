import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** The answer to one question; which column counts depends on the question's type. */
@Stored('survey_answer', {
  owner: 'survey_response',
  personalFields: ['optionIds', 'number', 'text', 'fileId'],
  retention: 'as long as the item, until who may read responses removes the response',
  copy: `select r.item_id, a.question_id, a.option_ids, a.number, a.text, a.file_id from survey_answer a
    join survey_response r on r.id = a.response_id where r.account_id = $1 order by r.created_at`,
  erase: null,
})
export class SurveyAnswer {
  @PrimaryColumn({ type: 'uuid' }) responseId!: string;
  @PrimaryColumn({ type: 'uuid' }) questionId!: string;
  @Column({ type: 'uuid', array: true, nullable: true }) optionIds!: string[] | null;
  @Column({ type: 'integer', nullable: true }) number!: number | null;
  @Column({ type: 'text', nullable: true }) text!: string | null;
  @Column({ type: 'uuid', nullable: true }) fileId!: string | null;
  /** a free text or file that the teacher let onto the wall */
  @Column({ type: 'boolean' }) released!: boolean;
}
