import { LIMITS } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/**
 * Chat with models: a teacher's, one about a document, any user's with an assistant that they may talk with, or the conversation behind a
 * suggestion for a text.
 */
@Stored('ai_conversation', {
  owner: 'account',
  personalFields: ['accountId', 'visitorId', 'title', 'persona', 'systemPrompt', 'createdAt', 'changedAt'],
  retention: 'until its owner throws it away and 30 days more, or as long as the account; that of a guest two days after its last message',
  copy: 'select id, title, model, persona, assistant_id, system_prompt, created_at, changed_at, discarded_at from ai_conversation where account_id = $1 order by created_at',
  erase: deleteBy({ accountId: 'account_id', visitorId: 'visitor_id' }),
  ends: {
    // `$1` lies the days of the trash back.
    when: `discarded_at <= $1 or (visitor_id is not null and changed_at <= $1 + interval '${LIMITS.trashDays - LIMITS.guestConversationDays} days')`,
    hours: 24 * LIMITS.trashDays,
  },
})
export class AiConversation {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  /** one of both: whose it is */
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  /** the item that it is with; null: none, or it is gone for ever */
  @Column({ type: 'uuid', nullable: true }) assistantId!: string | null;
  /** the suggestion to a writer that it belongs to; null: it is a chat */
  @Column({ type: 'uuid', nullable: true }) suggestionId!: string | null;
  /** true if it is about a PDF (`ai_document`), which has its own pages */
  @Column({ type: 'boolean', default: false }) aboutDocument!: boolean;
  /** empty before the first question */
  @Column({ type: 'text' }) title!: string;
  /** null: the usual one */
  @Column({ type: 'text', nullable: true }) model!: string | null;
  /** the id of the character the model plays; null: none */
  @Column({ type: 'text', nullable: true }) persona!: string | null;
  @Column({ type: 'text' }) systemPrompt!: string;
  /** true if models may not use tools in it, because it began with third-party text */
  @Column({ type: 'boolean', default: false }) withoutTools!: boolean;
  /** true if a teacher tries an assistant in it as a learner would */
  @Column({ type: 'boolean', default: false }) asLearner!: boolean;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz' }) changedAt!: Date;
  @Column({ type: 'timestamptz', nullable: true }) discardedAt!: Date | null;
}
