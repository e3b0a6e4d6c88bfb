import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/**
 * MP4 that is made of a recording for devices that do not play what the browser recorded. Files with the same bytes share it; a trigger on
 * the table of files deletes it.
 */
@Stored('recording_film', { owner: null, personalFields: [], retention: 'as long as a file with these bytes' })
export class RecordingFilm {
  @PrimaryColumn({ type: 'text' }) storageKey!: string;
  @Column({ type: 'text' }) state!: 'processing' | 'ready' | 'failed';
  /** number of attempts; also identifies the writer: an overtaken process finds a higher number */
  @Column({ type: 'integer' }) attempts!: number;
  /** end of the lease of the process that makes it */
  @Column({ type: 'timestamptz', nullable: true }) leasedUntil!: Date | null;
  /** size of the MP4, stored beside the recording */
  @Column({ type: 'integer', default: 0 }) madeBytes!: number;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
