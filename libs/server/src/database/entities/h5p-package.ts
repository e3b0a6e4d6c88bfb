import type { H5pReason, H5pState } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** What was found in the bytes of an H5P package; files with the same bytes share it. A trigger on the table of files makes and ends it. */
@Stored('h5p_package', { owner: null, personalFields: [], retention: 'as long as a file with these bytes' })
export class H5pPackage {
  @PrimaryColumn({ type: 'text' }) storageKey!: string;
  @Column({ type: 'text' }) state!: H5pState;
  /** how often it was begun; also who writes: a process that another one overtook finds a higher number */
  @Column({ type: 'integer' }) attempts!: number;
  /** until then whoever looks it through is there */
  @Column({ type: 'timestamptz', nullable: true }) leasedUntil!: Date | null;
  @Column({ type: 'jsonb', nullable: true }) reason!: H5pReason | null;
  /** other servers that the content names */
  @Column({ type: 'text', array: true }) hosts!: string[];
  /** where bytes of further libraries lie that the operator installed and this package lacks */
  @Column({ type: 'text', array: true }) borrowed!: string[];
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
