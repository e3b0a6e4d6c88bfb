import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** How often a file that is given out was taken along: a number, and nothing of by whom. */
@Stored('shared_file_downloads', { owner: 'shared_file', personalFields: [], retention: 'as long as the file is given out' })
export class SharedFileDownloads {
  @PrimaryColumn({ type: 'uuid' }) fileId!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'integer' }) downloads!: number;
}
