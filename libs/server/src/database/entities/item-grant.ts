import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** A visitor once showed the right token or password of an item (spec E1); one grant of each. */
@Stored('item_grant', {
  owner: 'item',
  personalFields: ['visitorId', 'createdAt'],
  retention: 'as long as the visitor and the item; void when the link changes, by password also when that does',
  copy: null,
  erase: deleteBy({ visitorId: 'visitor_id' }),
})
export class ItemGrant {
  @PrimaryColumn({ type: 'uuid' }) visitorId!: string;
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @PrimaryColumn({ type: 'text' }) via!: 'token' | 'password';
  /** version of the item's link or password when it was presented */
  @Column({ type: 'integer' }) version!: number;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
