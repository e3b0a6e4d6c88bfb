import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Text in an item, with its place. */
export interface SearchText {
  kind: 'text' | 'card' | 'word' | 'question' | 'file';
  text: string;
  /** ids of the parts of the item that lead there, the outermost first and `/` between them; what has none is found by its words */
  at?: string;
  /** visible only to users who may change the item */
  inside?: true;
  /** the same place as the next `inside` one, for all who may not change the item */
  outside?: true;
}

/**
 * Search text of an item: a copy that follows within seconds, so that content erased there is erased here, too. `shown` is visible to all
 * who may read the item, `inside` only to those who may change it. Written with SQL alone.
 */
@Stored('item_words', { owner: 'item', personalFields: [], retention: 'as long as the item, and seconds longer than what it says' })
export class ItemWords {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  /** like the other texts small letters without accents, one space before, between and behind words */
  @Column({ type: 'text' }) title!: string;
  @Column({ type: 'text' }) shown!: string;
  @Column({ type: 'tsvector' }) shownStems!: string;
  @Column({ type: 'text' }) inside!: string;
  @Column({ type: 'tsvector' }) insideStems!: string;
  @Column({ type: 'jsonb' }) places!: SearchText[];
  @Column({ type: 'timestamptz' }) writtenAt!: Date;
}
