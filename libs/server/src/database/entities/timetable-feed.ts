import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Address under which programs with calendars read a timetable; of its token only the hash is stored. */
@Stored('timetable_feed', {
  owner: 'timetable',
  personalFields: [],
  retention: 'as long as the item, or until it is switched off or renewed',
})
export class TimetableFeed {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'text' }) tokenHash!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  /** the hour in which the reads are counted */
  @Column({ type: 'timestamptz' }) hour!: Date;
  @Column({ type: 'integer' }) reads!: number;
}
