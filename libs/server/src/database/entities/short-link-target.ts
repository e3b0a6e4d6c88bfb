import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Target of a short link: from this time on, until the next one. */
@Stored('short_link_target', {
  owner: 'short_link',
  personalFields: ['url'],
  retention: 'as long as the link, and the newest twenty of it',
  copy: `select t.item_id, t.url, t.since from short_link_target t join item i on i.id = t.item_id where i.owner_id = $1 order by t.since`,
  erase: null,
})
export class ShortLinkTarget {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'text' }) url!: string;
  @Column({ type: 'timestamptz' }) since!: Date;
}
