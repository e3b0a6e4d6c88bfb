import type { InterfaceLanguage, MiniToolCategory, MiniToolIcon } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** Values a teacher filled into a mini tool, and the question sent with it. The answer is in the chat that it began. */
@Stored('mini_tool_request', {
  owner: 'account',
  personalFields: ['accountId', 'name', 'values', 'prompt', 'createdAt'],
  retention: 'until the teacher deletes it, or as long as the account',
  copy: `select id, tool, name, language, "values", prompt, conversation_id, created_at from mini_tool_request where account_id = $1
           order by created_at, id`,
  erase: deleteBy({ accountId: 'account_id' }),
})
export class MiniToolRequest {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) accountId!: string;
  /** the id of one of the product's, or of an item, which may be gone */
  @Column({ type: 'text' }) tool!: string;
  @Column({ type: 'boolean' }) own!: boolean;
  /** name and appearance at that time */
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'text' }) category!: MiniToolCategory;
  @Column({ type: 'text' }) icon!: MiniToolIcon;
  @Column({ type: 'integer', nullable: true }) colour!: number | null;
  @Column({ type: 'text' }) language!: InterfaceLanguage;
  /** values in the order of the form */
  @Column({ type: 'json' }) values!: Record<string, string>;
  @Column({ type: 'text' }) prompt!: string;
  /** null: it is gone for ever */
  @Column({ type: 'uuid', nullable: true }) conversationId!: string | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
