import { Column, PrimaryGeneratedColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Item whose text differs from `item_words`. Written by triggers, consumed by the process that updates it. */
@Stored('item_words_due', { owner: null, personalFields: [], retention: 'seconds, until the words of the item are read again' })
export class ItemWordsDue {
  @PrimaryGeneratedColumn({ type: 'bigint' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  /** null: from before there was this table, with time */
  @Column({ type: 'timestamptz', nullable: true }) since!: Date | null;
}
