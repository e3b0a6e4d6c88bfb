import type { AiRole, AiSource } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** A question or an answer of a conversation. */
@Stored('ai_message', {
  owner: 'ai_conversation',
  personalFields: ['text', 'sources', 'createdAt'],
  retention: 'as long as its conversation, or until the teacher deletes it',
  copy: `select m.id, m.conversation_id, m.parent_id, m.role, m.text, m.sources, m.created_at from ai_message m
           join ai_conversation c on c.id = m.conversation_id where c.account_id = $1 order by m.created_at, m.id`,
  // They go with their conversations.
  erase: null,
})
export class AiMessage {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) conversationId!: string;
  /** preceding message, in the same conversation; null for a first question */
  @Column({ type: 'uuid', nullable: true }) parentId!: string | null;
  @Column({ type: 'text' }) role!: AiRole;
  /** text; for an answer empty until its run ends, see `ai_piece` */
  @Column({ type: 'text' }) text!: string;
  /** for an answer: the passages sent to the model, which it may cite */
  @Column({ type: 'jsonb' }) sources!: AiSource[];
  /** of a question: the project whose teacher may read it, because the sender was informed; null: private */
  @Column({ type: 'uuid', nullable: true }) readIn!: string | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
