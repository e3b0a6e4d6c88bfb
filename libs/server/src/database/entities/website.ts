import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/**
 * Published state of a website and the account responsible for it. The draft is the live document, visible to its editors only
 * (ADR 54).
 */
@Stored('website', {
  owner: 'item',
  personalFields: ['imprint', 'privacyNote', 'published'],
  retention: 'as long as the item',
  copy: `select w.item_id, w.imprint, w.privacy_note, w.published_at, w.pages
    from website w join item i on i.id = w.item_id where i.owner_id = $1 order by w.item_id`,
  erase: null,
})
export class Website {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'text', default: '' }) imprint!: string;
  @Column({ type: 'text', default: '' }) privacyNote!: string;
  /** the document as published, as one Yjs update; null: not published */
  @Column({ type: 'bytea', nullable: true }) published!: Buffer | null;
  @Column({ type: 'timestamptz', nullable: true }) publishedAt!: Date | null;
  /** number of published pages */
  @Column({ type: 'integer', default: 0 }) pages!: number;
}
