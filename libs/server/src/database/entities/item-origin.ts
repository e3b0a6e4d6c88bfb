import type { ContentLicence } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { type Erasure, Stored } from '../stored.js';

/** Keeps copies made from an account's item, and removes its author from them. */
const forgetAuthor: Erasure = async (manager, { accountId }) => {
  for (const column of ['source_account_id', 'first_account_id'])
    if (accountId) await manager.query(`update item_origin set ${column} = null where ${column} = $1`, [accountId]);
};

/** Origin of a copy: its direct and its original source. The author is shown under their current name. */
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
  /** true if it contains words of participants, without a record of the place */
  @Column({ type: 'boolean' }) othersWrote!: boolean;
  /** fingerprints of what travelled, and of the copy as it was made */
  @Column({ type: 'text' }) sourceState!: string;
  @Column({ type: 'text' }) ownState!: string;
  /** true if it was imported from a file: its source is unknown here */
  @Column({ type: 'boolean', default: false }) broughtIn!: boolean;
  /** original author, according to the file */
  @Column({ type: 'text', nullable: true }) authorName!: string | null;
  /** random id of the requesting window without further meaning: it is informed of the copy */
  @Column({ type: 'text', nullable: true }) tabId!: string | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
