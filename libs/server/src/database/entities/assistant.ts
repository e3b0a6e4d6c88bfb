import type { AiTool, AssistantAvatar, AssistantCategory, CharacterCategory, SubjectType } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Settings of an assistant; its name and purpose are its item's title and description. */
@Stored('assistant', {
  owner: 'item',
  personalFields: ['instructions', 'starters', 'pupilDescription'],
  retention: 'as long as the item',
  copy: `select a.item_id, a.instructions, a.model, a.tools, a.mcp_tools, a.starters, a.category, a.subcategory, a.persona_category, a.avatar,
           a.daily_limit, a.pupil_description, a.show_sources, a.archived from assistant a join item i on i.id = a.item_id where i.owner_id = $1 order by a.item_id`,
  erase: null,
})
export class Assistant {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'text' }) instructions!: string;
  /** null: the usual one */
  @Column({ type: 'text', nullable: true }) model!: string | null;
  @Column({ type: 'text', array: true }) tools!: AiTool[];
  @Column({ type: 'text', array: true }) mcpTools!: string[];
  @Column({ type: 'text', array: true }) starters!: string[];
  @Column({ type: 'text', nullable: true }) category!: AssistantCategory | null;
  @Column({ type: 'text', nullable: true }) subcategory!: SubjectType | null;
  /** for a character assistant */
  @Column({ type: 'text', nullable: true }) personaCategory!: CharacterCategory | null;
  @Column({ type: 'jsonb' }) avatar!: AssistantAvatar;
  /** messages of one user on a day; null: the general limit */
  @Column({ type: 'integer', nullable: true }) dailyLimit!: number | null;
  /** purpose, in words for pupils and guests; empty: they read the item's description */
  @Column({ type: 'text' }) pupilDescription!: string;
  /** pupils and guests get page and passage of what an answer refers to */
  @Column({ type: 'boolean', default: false }) showSources!: boolean;
  @Column({ type: 'boolean' }) archived!: boolean;
}
