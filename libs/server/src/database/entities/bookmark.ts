import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** Bookmark of a teacher. It stays while the item may not be read, and is deleted with it. */
@Stored('bookmark', {
  owner: 'account',
  personalFields: ['accountId', 'itemId', 'createdAt'],
  retention: 'until its teacher takes it off, as long as the account and the item',
  copy: 'select id, item_id, created_at from bookmark where account_id = $1 order by created_at',
  erase: deleteBy({ accountId: 'account_id' }),
})
export class Bookmark {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) accountId!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
