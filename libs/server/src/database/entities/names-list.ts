import type { NamedEntry } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** Names of a class, for drawing and for groups. They lie here and not on boards, so that only their teacher gets them. */
@Stored('names_list', {
  owner: 'account',
  personalFields: ['ownerId', 'name', 'entries', 'apart', 'createdAt', 'updatedAt'],
  retention: 'until its teacher removes it, as long as the account',
  copy: 'select id, name, entries, apart, created_at, updated_at from names_list where owner_id = $1 order by created_at',
  erase: deleteBy({ accountId: 'owner_id' }),
})
export class NamesList {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) ownerId!: string;
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'jsonb' }) entries!: NamedEntry[];
  /** pairs of entries that must not meet in a group */
  @Column({ type: 'jsonb' }) apart!: [string, string][];
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz' }) updatedAt!: Date;
}
