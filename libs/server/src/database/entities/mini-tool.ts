import type { MiniToolCategory, MiniToolIcon, OwnMiniToolField } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Fields of an own mini tool, and the template of its prompt; its name and description are its item's title and description. */
@Stored('mini_tool', {
  owner: 'item',
  personalFields: ['prompt'],
  retention: 'as long as the item',
  copy: `select m.item_id, m.category, m.icon, m.colour, m.fields, m.prompt from mini_tool m join item i on i.id = m.item_id
           where i.owner_id = $1 order by m.item_id`,
  erase: null,
})
export class MiniTool {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'text' }) category!: MiniToolCategory;
  @Column({ type: 'text' }) icon!: MiniToolIcon;
  @Column({ type: 'integer' }) colour!: number;
  @Column({ type: 'jsonb' }) fields!: OwnMiniToolField[];
  @Column({ type: 'text' }) prompt!: string;
}
