import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Number of downloads of a shared file, without a record of the users. */
@Stored('shared_file_downloads', { owner: 'shared_file', personalFields: [], retention: 'as long as the file is given out' })
export class SharedFileDownloads {
  @PrimaryColumn({ type: 'uuid' }) fileId!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'integer' }) downloads!: number;
}
