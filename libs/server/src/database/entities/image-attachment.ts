import { Column, PrimaryColumn } from 'typeorm';
import { BY_VISITOR, detach, Stored } from '../stored.js';

/** A picture inside an item: re-encoded, without metadata, readable by whoever may read the item. */
@Stored('image_attachment', {
  owner: 'item',
  personalFields: ['accountId', 'visitorId', 'storageKey'],
  retention: 'as long as the item; without camera and place data from the first moment',
  copy: `select a.id, a.item_id, a.content_type, a.width, a.height, a.bytes, a.created_at from image_attachment a
    where a.account_id = $1 or a.item_id in (select id from item where owner_id = $1) order by a.created_at`,
  erase: detach,
  leftByVisitor: BY_VISITOR,
})
export class ImageAttachment {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  @Column({ type: 'text' }) storageKey!: string;
  @Column({ type: 'text' }) contentType!: string;
  @Column({ type: 'integer' }) width!: number;
  @Column({ type: 'integer' }) height!: number;
  @Column({ type: 'integer' }) bytes!: number;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
