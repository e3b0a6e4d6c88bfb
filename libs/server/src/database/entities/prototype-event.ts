import type { EventColour, Repeats } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Exception of a series, as it lies in the row. `date` is the day that the rule gave the occurrence. */
export interface StoredException {
  date: string;
  cancelled: boolean;
  change: {
    date?: string;
    startTime?: string;
    endTime?: string;
    days?: number;
    details?: { title?: string; description?: string; colour?: EventColour | null };
  };
}

/** Event of a prototype calendar: a series with its rule in local time and its exceptions. */
@Stored('prototype_event', { owner: 'prototype_calendar', personalFields: [], retention: 'as long as the calendar' })
export class PrototypeEvent {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'text' }) title!: string;
  @Column({ type: 'text', default: '' }) description!: string;
  /** null: that of the calendar */
  @Column({ type: 'text', nullable: true }) colour!: EventColour | null;
  @Column({ type: 'text' }) startDate!: string;
  @Column({ type: 'text' }) startTime!: string;
  @Column({ type: 'text' }) endTime!: string;
  /** midnights between begin and end */
  @Column({ type: 'integer' }) days!: number;
  @Column({ type: 'text' }) repeats!: Exclude<Repeats, 'yearly'>;
  @Column({ type: 'text', nullable: true }) until!: string | null;
  @Column({ type: 'integer', nullable: true }) count!: number | null;
  @Column({ type: 'jsonb', default: [] }) exceptions!: StoredException[];
}
