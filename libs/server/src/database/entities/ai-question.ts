import { type AiQuestionKind, SERVER_LIMITS } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** Question to a model for one answer of a fixed shape, outside any chat. What was sent for it is in `ai_request`; its answer is kept by the asker. */
@Stored('ai_question', {
  owner: 'account',
  personalFields: ['accountId', 'createdAt'],
  retention: `as long as the text that it is about; of the worksheet wizard ${SERVER_LIMITS.ai.questionDays} days`,
  ends: { when: "kind = 'worksheet' and created_at < $1", hours: SERVER_LIMITS.ai.questionDays * 24 },
  copy: 'select id, kind, model, created_at from ai_question where account_id = $1 order by created_at, id',
  erase: deleteBy({ accountId: 'account_id' }),
})
export class AiQuestion {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  /** the teacher who asks, or whose pupils' texts are asked about */
  @Column({ type: 'uuid' }) accountId!: string;
  @Column({ type: 'text' }) kind!: AiQuestionKind;
  /** the text of a correction that it is about; null: it is about none */
  @Column({ type: 'uuid', nullable: true }) correctionId!: string | null;
  /** the text of a pupil that it is about; null: it is about none */
  @Column({ type: 'uuid', nullable: true }) responseId!: string | null;
  /** the model that answered, or was asked last */
  @Column({ type: 'text' }) model!: string;
  /** letters that models wrote for it */
  @Column({ type: 'integer', default: 0 }) written!: number;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
