import type { RecurrenceRule } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Content of an event besides its times. */
export interface TimetableEventDetails {
  courseId: string | null;
  title: string;
  room: string;
  notes: string;
  itemIds: string[];
  /** another teacher gives it: on one day */
  substituted: boolean;
}

/** One day on which an event is different, or is not (spec C37). */
export interface TimetableEventException {
  /** the day that the rule gave it */
  date: string;
  cancelled: boolean;
  change: { date?: string; startTime?: string; endTime?: string; days?: number; details?: Partial<TimetableEventDetails> };
}

/** Lesson or other event with all its repetitions; what rooms and notes say is the teachers' own. */
@Stored('timetable_event', { owner: 'timetable', personalFields: [], retention: 'as long as the item' })
export class TimetableEvent {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'jsonb' }) rule!: RecurrenceRule;
  @Column({ type: 'jsonb' }) details!: TimetableEventDetails;
  @Column({ type: 'jsonb' }) exceptions!: TimetableEventException[];
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
