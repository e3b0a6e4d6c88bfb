import type { H5pReason, H5pState } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/**
 * Metadata found in the bytes of an H5P package; files with the same bytes share it. A trigger on the table of files creates and deletes
 * it.
 */
@Stored('h5p_package', { owner: null, personalFields: [], retention: 'as long as a file with these bytes' })
export class H5pPackage {
  @PrimaryColumn({ type: 'text' }) storageKey!: string;
  @Column({ type: 'text' }) state!: H5pState;
  /** number of attempts; also identifies the writer: an overtaken process finds a higher number */
  @Column({ type: 'integer' }) attempts!: number;
  /** end of the lease of the process that checks it */
  @Column({ type: 'timestamptz', nullable: true }) leasedUntil!: Date | null;
  /** it gave way to others once, and is done beside them */
  @Column({ type: 'boolean', default: false }) slow!: boolean;
  @Column({ type: 'jsonb', nullable: true }) reason!: H5pReason | null;
  /** other servers that the content names */
  @Column({ type: 'text', array: true }) hosts!: string[];
  /** storage keys of additional libraries that the operator installed and this package lacks */
  @Column({ type: 'text', array: true }) borrowed!: string[];
  /** size of the derived files stored beside it */
  @Column({ type: 'integer', default: 0 }) madeBytes!: number;
  /** number of retries by users, within a day from the first time */
  @Column({ type: 'integer' }) retries!: number;
  @Column({ type: 'timestamptz', nullable: true }) retriedFrom!: Date | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
