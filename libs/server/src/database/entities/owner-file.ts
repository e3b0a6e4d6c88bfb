import { Column, PrimaryColumn } from 'typeorm';
import { BY_VISITOR, detach, Stored } from '../stored.js';

/**
 * Use of a file, which determines its readers. `text`: a picture in the item's text, `item`: the item itself, both for readers of the item;
 * `part`: a card or page, for those who see that; `answer`: a response, for its sender and those who may read responses, and for others
 * once those publish it.
 */
export type FileUser = 'text' | 'item' | 'part' | 'answer';

/** A file inside an item: pictures in texts, files on cards, answers. Its bytes lie in the storage; rows with the same key share them. */
@Stored('owner_file', {
  owner: 'item',
  personalFields: ['accountId', 'visitorId', 'name', 'storageKey', 'thumbnailKey', 'createdAt'],
  retention: 'as long as the item, until its sender removes it; pictures without camera and place data from the first moment',
  copy: `select f.id, f.item_id, f.used_by, f.name, f.content_type, f.bytes, f.width, f.height, f.created_at from owner_file f
    where f.account_id = $1 or f.item_id in (select id from item where owner_id = $1) order by f.created_at`,
  erase: detach,
  leftByVisitor: BY_VISITOR,
})
export class OwnerFile {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  @Column({ type: 'text' }) usedBy!: FileUser;
  /** original file name, without path; for pictures in texts their id */
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'text' }) contentType!: string;
  @Column({ type: 'integer' }) bytes!: number;
  @Column({ type: 'text' }) storageKey!: string;
  /** null: there is none */
  @Column({ type: 'text', nullable: true }) thumbnailKey!: string | null;
  /** width of a picture in pixels; null for those older than their common table */
  @Column({ type: 'integer', nullable: true }) width!: number | null;
  @Column({ type: 'integer', nullable: true }) height!: number | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
