import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** A visitor once showed the right token or password of an item (decision E1). */
@Stored('item_grant', {
  owner: 'item',
  personalFields: ['visitorId', 'createdAt'],
  retention: 'as long as the visitor and the item; void when link or password change',
  copy: null,
  erase: deleteBy({ visitorId: 'visitor_id' }),
})
export class ItemGrant {
  @PrimaryColumn({ type: 'uuid' }) visitorId!: string;
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'text' }) via!: 'token' | 'password';
  @Column({ type: 'integer' }) accessVersion!: number;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
