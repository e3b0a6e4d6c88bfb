import { Column, PrimaryColumn } from 'typeorm';
import { BY_VISITOR, detach, Stored } from '../stored.js';

/** A file inside an item. Its bytes lie in the storage. */
@Stored('owner_file', {
  owner: 'item',
  personalFields: ['accountId', 'visitorId', 'name', 'storageKey', 'thumbnailKey', 'createdAt'],
  retention: 'as long as the item, until its sender removes it',
  copy: `select f.id, f.item_id, f.name, f.content_type, f.bytes, f.created_at from owner_file f
    where f.account_id = $1 or f.item_id in (select id from item where owner_id = $1) order by f.created_at`,
  erase: detach,
  leftByVisitor: BY_VISITOR,
})
export class OwnerFile {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  /** as its sender named it, without path */
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'text' }) contentType!: string;
  @Column({ type: 'integer' }) bytes!: number;
  @Column({ type: 'text' }) storageKey!: string;
  /** null: it is no picture */
  @Column({ type: 'text', nullable: true }) thumbnailKey!: string | null;
  /** `item`: whoever may read the item; `sender`: who sent it and who may read responses */
  @Column({ type: 'text' }) visibility!: 'item' | 'sender';
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
