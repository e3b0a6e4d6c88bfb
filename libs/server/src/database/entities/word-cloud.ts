import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Settings of a word cloud; its question is the item's title. */
@Stored('word_cloud', { owner: 'item', personalFields: [], retention: 'as long as the item' })
export class WordCloud {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'boolean' }) show!: boolean;
  @Column({ type: 'boolean' }) showBeforeSubmit!: boolean;
  @Column({ type: 'integer', nullable: true }) wordsPerVisitor!: number | null;
  @Column({ type: 'boolean' }) filter!: boolean;
  /** every word waits for the teacher */
  @Column({ type: 'boolean', default: false }) releaseFirst!: boolean;
  /** the teacher's own list; null: the one that comes with the product */
  @Column({ type: 'text', array: true, nullable: true }) filterWords!: string[] | null;
}
