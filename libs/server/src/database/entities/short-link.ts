import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Short link with its target and the time when it is open. Its code is the short address of the item (ADR 49). */
@Stored('short_link', {
  owner: 'item',
  personalFields: ['url'],
  retention: 'as long as the item',
  copy: `select l.item_id, l.url, l.opens_at, l.closes_at, l.max_visits, l.visits
    from short_link l join item i on i.id = l.item_id where i.owner_id = $1 order by l.item_id`,
  erase: null,
})
export class ShortLink {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  /** empty: nowhere yet */
  @Column({ type: 'text', default: '' }) url!: string;
  @Column({ type: 'timestamptz', nullable: true }) opensAt!: Date | null;
  @Column({ type: 'timestamptz', nullable: true }) closesAt!: Date | null;
  /** null: as often as people like */
  @Column({ type: 'integer', nullable: true }) maxVisits!: number | null;
  /** total of all days */
  @Column({ type: 'integer', default: 0 }) visits!: number;
}
