import type { WorksheetChecks, WorksheetState, WorksheetWay } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Settings of a worksheet, and its state on the wall. Its blocks are its live document. */
@Stored('worksheet', { owner: 'item', personalFields: [], retention: 'as long as the item' })
export class Worksheet {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'text' }) state!: WorksheetState;
  @Column({ type: 'text' }) way!: WorksheetWay;
  @Column({ type: 'text' }) checks!: WorksheetChecks;
  @Column({ type: 'boolean' }) showsSolutions!: boolean;
  @Column({ type: 'boolean' }) hints!: boolean;
  /** time limit from the moment a pupil begins; null: unlimited */
  @Column({ type: 'integer', nullable: true }) minutes!: number | null;
  @Column({ type: 'boolean' }) shuffled!: boolean;
  /** true if copies include the solutions, too; the owner decides (ADR 70) */
  @Column({ type: 'boolean' }) passesSolutions!: boolean;
  @Column({ type: 'text', nullable: true }) wallBlockId!: string | null;
  @Column({ type: 'uuid', nullable: true }) wallResponseId!: string | null;
}
