import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Break between lessons, on all days or on some. */
@Stored('timetable_break', { owner: 'timetable', personalFields: [], retention: 'as long as the item' })
export class TimetableBreak {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'text' }) title!: string;
  @Column({ type: 'text' }) startTime!: string;
  @Column({ type: 'text' }) endTime!: string;
  /** 1 (Monday) to 7; empty: on all days */
  @Column({ type: 'integer', array: true }) weekdays!: number[];
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
