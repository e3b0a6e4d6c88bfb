import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/**
 * Item that its owner published in the gallery after a confirmation. It is listed as long as it is open; the view `open_item` alone
 * determines what is found.
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
