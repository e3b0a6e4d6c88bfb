import { Column, PrimaryGeneratedColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Item whose text differs from `item_words`. Added by triggers, removed by the process that has written the text. */
@Stored('item_words_due', { owner: null, personalFields: [], retention: 'seconds, until the words of the item are read again' })
export class ItemWordsDue {
  @PrimaryGeneratedColumn({ type: 'bigint' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  /** null: from before there was this table, with time */
  @Column({ type: 'timestamptz', nullable: true }) since!: Date | null;
  /** how often its text was begun; also which process writes it: one that another process overtook finds a higher number */
  @Column({ type: 'integer' }) attempts!: number;
  /** end of the lease of the process that writes it */
  @Column({ type: 'timestamptz', nullable: true }) leasedUntil!: Date | null;
}
