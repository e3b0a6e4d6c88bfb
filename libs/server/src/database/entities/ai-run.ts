import type { AiRunFailure, AiRunState } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';
import type { CountedUse } from './ai-day-budget.js';

/** One run of a model: one answer to one question. */
@Stored('ai_run', {
  owner: 'ai_message',
  personalFields: ['accountId', 'visitorId', 'said', 'counted', 'createdAt'],
  retention: 'as long as the answer that it wrote',
  copy: 'select id, message_id, state, asked_model, model, failure, said, created_at, ended_at from ai_run where account_id = $1 order by created_at, id',
  erase: deleteBy({ accountId: 'account_id', visitorId: 'visitor_id' }),
})
export class AiRun {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  /** caller, exactly one of both */
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  @Column({ type: 'uuid' }) conversationId!: string;
  /** the answer that it writes */
  @Column({ type: 'uuid' }) messageId!: string;
  @Column({ type: 'text' }) state!: AiRunState;
  /** requested model, and writing model */
  @Column({ type: 'text' }) askedModel!: string;
  @Column({ type: 'text' }) model!: string;
  @Column({ type: 'text', nullable: true }) failure!: AiRunFailure | null;
  /** for an unknown failure: the provider's message; otherwise empty */
  @Column({ type: 'text' }) said!: string;
  /** project through which a pupil asked; null: another way, or it was deleted */
  @Column({ type: 'uuid', nullable: true }) projectId!: string | null;
  /** true if the question contains pictures: only models with vision are used, also as a fallback */
  @Column({ type: 'boolean', default: false }) pictures!: boolean;
  /** true if it failed and was asked once more */
  @Column({ type: 'boolean' }) retried!: boolean;
  /** null: it repeats a run that was counted, or it needs no giving back any more */
  @Column({ type: 'jsonb', nullable: true }) counted!: CountedUse | null;
  /** true if nothing came of it: it counts nowhere any more */
  @Column({ type: 'boolean', default: false }) givenBack!: boolean;
  /** time of the last sign of life of its process */
  @Column({ type: 'timestamptz' }) aliveAt!: Date;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz', nullable: true }) endedAt!: Date | null;
}
