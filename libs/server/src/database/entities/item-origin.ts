import type { ContentLicence } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { type Erasure, Stored } from '../stored.js';

/** Keeps copies made from an account's item, and removes its author from them. */
const forgetAuthor: Erasure = async (manager, { accountId }) => {
  for (const column of ['source_account_id', 'first_account_id'])
    if (accountId) await manager.query(`update item_origin set ${column} = null where ${column} = $1`, [accountId]);
};

/** Where a copy comes from: what it was made from last, and what stood at the beginning. Its author is named as they are called today. */
@Stored('item_origin', {
  owner: 'item',
  personalFields: ['sourceAccountId', 'firstAccountId', 'authorName', 'createdAt'],
  retention: 'as long as the copy; without a name once the account of the author has gone',
  copy: `select item_id, source_licence, first_licence, author_name, created_at from item_origin
    where item_id in (select id from item where owner_id = $1) order by created_at`,
  erase: forgetAuthor,
})
export class ItemOrigin {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  /** null: it has gone */
  @Column({ type: 'uuid', nullable: true }) sourceId!: string | null;
  @Column({ type: 'uuid', nullable: true }) sourceAccountId!: string | null;
  /** licence under which it was open then; null: it was not */
  @Column({ type: 'text', nullable: true }) sourceLicence!: ContentLicence | null;
  @Column({ type: 'uuid', nullable: true }) firstId!: string | null;
  @Column({ type: 'uuid', nullable: true }) firstAccountId!: string | null;
  @Column({ type: 'text', nullable: true }) firstLicence!: ContentLicence | null;
  /** copied by its owner or a member who may write; else only the content visible to all and written by its authors */
  @Column({ type: 'boolean' }) everything!: boolean;
  /** there are words in it of people who took part, though nothing in it says which */
  @Column({ type: 'boolean' }) othersWrote!: boolean;
  /** fingerprints of what travelled, and of the copy as it was made */
  @Column({ type: 'text' }) sourceState!: string;
  @Column({ type: 'text' }) ownState!: string;
  /** it came out of a file: nothing here says of what it was made */
  @Column({ type: 'boolean', default: false }) broughtIn!: boolean;
  /** whose it was at the beginning, as the file says */
  @Column({ type: 'text', nullable: true }) authorName!: string | null;
  /** the window that asked for it, a number of its own that says nothing else: it is told where the copy is */
  @Column({ type: 'text', nullable: true }) tabId!: string | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
