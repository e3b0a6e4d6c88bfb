import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/**
 * Its owner was asked and opened it to the world: as long as it is open, it is in the gallery. What is found there says the view
 * `open_item`, the only place that knows.
 */
@Stored('gallery_entry', {
  owner: 'item',
  personalFields: ['openedAt'],
  retention: 'as long as the item',
  copy: `select item_id, opened_at from gallery_entry where item_id in (select id from item where owner_id = $1) order by opened_at`,
  erase: null,
})
export class GalleryEntry {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'timestamptz' }) openedAt!: Date;
}
