import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** Name of a visitor who chose none, unique in the item. */
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
