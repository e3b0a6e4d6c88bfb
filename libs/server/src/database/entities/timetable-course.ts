import type { EventColour } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Course of a timetable, and the class it is given in. */
@Stored('timetable_course', { owner: 'timetable', personalFields: [], retention: 'as long as the item' })
export class TimetableCourse {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'text' }) colour!: EventColour;
  @Column({ type: 'uuid', nullable: true }) classId!: string | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
