import type { GermanState } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Days without lessons that a file named. */
export interface SchoolHoliday {
  first: string;
  last: string;
  title: string;
}

/** Frame of a timetable: its days, its lessons and its holidays. */
@Stored('timetable', { owner: 'item', personalFields: [], retention: 'as long as the item' })
export class Timetable {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'date' }) first!: string;
  @Column({ type: 'date' }) last!: string;
  @Column({ type: 'integer' }) lessonMinutes!: number;
  /** for its public holidays */
  @Column({ type: 'text', nullable: true }) state!: GermanState | null;
  @Column({ type: 'jsonb', default: [] }) schoolHolidays!: SchoolHoliday[];
  /** name of the file that they came from */
  @Column({ type: 'text', nullable: true }) holidaysFrom!: string | null;
  /** counts changes of it and of all that belongs to it */
  @Column({ type: 'integer', default: 0 }) revision!: number;
}
