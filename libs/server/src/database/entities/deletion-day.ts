import type { DeletedData, DeletionCause } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Days for which the deletion log is kept: three years, after which claims about what was done lapse (BGB 195). */
const KEPT_DAYS = 3 * 366;

/** Number of deletions of a day, by what was deleted and why: the proof that deadlines are kept, without any name. */
@Stored('deletion_day', {
  owner: null,
  personalFields: [],
  retention: 'three years',
  ends: { when: 'day <= $1::timestamptz', hours: KEPT_DAYS * 24 },
})
export class DeletionDay {
  /** YYYY-MM-DD in Europe/Berlin */
  @PrimaryColumn({ type: 'date' }) day!: string;
  @PrimaryColumn({ type: 'text' }) data!: DeletedData;
  @PrimaryColumn({ type: 'text' }) cause!: DeletionCause;
  @Column({ type: 'integer' }) count!: number;
}
