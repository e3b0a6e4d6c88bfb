import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** Mini tool of the product that a teacher marked; own ones and those of others are items, which have bookmarks. */
@Stored('mini_tool_favourite', {
  owner: 'account',
  personalFields: ['accountId', 'tool', 'createdAt'],
  retention: 'until its teacher takes it off, as long as the account',
  copy: 'select tool, created_at from mini_tool_favourite where account_id = $1 order by created_at',
  erase: deleteBy({ accountId: 'account_id' }),
})
export class MiniToolFavourite {
  @PrimaryColumn({ type: 'uuid' }) accountId!: string;
  @PrimaryColumn({ type: 'text' }) tool!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
