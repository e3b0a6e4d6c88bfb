import type { RecordingCaption, RecordingChapter } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Recording of an item, with its metadata. Its bytes are the file with the same id. */
@Stored('recording', {
  owner: 'item',
  personalFields: ['chapters', 'captions', 'peaks'],
  retention: 'as long as the item, until its owner removes it; recordings end after a month unless their owner says otherwise',
  copy: `select r.id, r.item_id, r.duration_ms, r.start_ms, r.end_ms, r.chapters, r.captions
    from recording r join item i on i.id = r.item_id where i.owner_id = $1 order by r.item_id`,
  erase: null,
})
export class Recording {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'integer' }) durationMs!: number;
  /** pixels; null where there is sound alone */
  @Column({ type: 'integer', nullable: true }) width!: number | null;
  @Column({ type: 'integer', nullable: true }) height!: number | null;
  /** loudness from beginning to end, each of 100 */
  @Column({ type: 'smallint', array: true }) peaks!: number[];
  @Column({ type: 'integer', default: 0 }) startMs!: number;
  /** null: it ends where the recording does */
  @Column({ type: 'integer', nullable: true }) endMs!: number | null;
  /** the moment that is its picture; null: the first */
  @Column({ type: 'integer', nullable: true }) coverMs!: number | null;
  @Column({ type: 'jsonb' }) chapters!: RecordingChapter[];
  @Column({ type: 'jsonb' }) captions!: RecordingCaption[];
}
