import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** What a visitor who chose no name is called in an item, where nobody else is called so. */
@Stored('guest_name', {
  owner: 'item',
  personalFields: ['visitorId', 'name'],
  retention: 'as long as the item and the visitor, until they choose a name',
  copy: null,
  erase: deleteBy({ visitorId: 'visitor_id' }),
})
export class GuestName {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @PrimaryColumn({ type: 'uuid' }) visitorId!: string;
  @Column({ type: 'text' }) name!: string;
}
