import type { AiSentMessage, DataLocation } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Request sent to a provider for an answer, a conversion or a question, unchanged: with placeholders for personal names, and never with a key. */
@Stored('ai_request', {
  owner: 'ai_run',
  personalFields: ['messages', 'sentAt'],
  retention: 'as long as the answer, the conversion or the question that it is for',
  // The author's instructions of an assistant are not for those who talk with it.
  copy: `select q.id, q.run_id, q.conversion_id, q.question_id, q.position, q.model_name, q.provider_name, q.place, q.continues,
           (select coalesce(jsonb_agg(m - 'makers' order by n), '[]') from jsonb_array_elements(q.messages) with ordinality e (m, n)) as messages,
           q.tools, q.sent_at from ai_request q left join ai_run r on r.id = q.run_id left join converter_job c on c.id = q.conversion_id
           left join ai_question w on w.id = q.question_id where coalesce(r.account_id, c.account_id, w.account_id) = $1 order by q.sent_at, q.id`,
  // They go with their runs, conversions and questions.
  erase: null,
})
export class AiRequest {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  /** the answer; null: a conversion's, or a question's */
  @Column({ type: 'uuid', nullable: true }) runId!: string | null;
  @Column({ type: 'uuid', nullable: true }) conversionId!: string | null;
  @Column({ type: 'uuid', nullable: true }) questionId!: string | null;
  /** among those of its run, conversion or question, from 1 on: the next model, or the next round of tools */
  @Column({ type: 'integer' }) position!: number;
  @Column({ type: 'text' }) model!: string;
  /** name at that time */
  @Column({ type: 'text' }) modelName!: string;
  @Column({ type: 'text' }) providerName!: string;
  @Column({ type: 'text' }) location!: DataLocation;
  @Column({ type: 'text' }) place!: string;
  /** so many messages at its beginning are those of the request before it */
  @Column({ type: 'integer' }) continues!: number;
  @Column({ type: 'jsonb' }) messages!: AiSentMessage[];
  /** names of the tools that the model was offered */
  @Column({ type: 'text', array: true }) tools!: string[];
  @Column({ type: 'timestamptz' }) sentAt!: Date;
}
