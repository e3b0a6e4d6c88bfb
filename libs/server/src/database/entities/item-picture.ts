import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Content of a live document that cards in lists draw: some of its words, verbatim. Derived again from it, and no part of a copy. */
@Stored('item_picture', {
  owner: 'item',
  personalFields: ['picture'],
  retention: 'as long as the item; drawn anew when the item is listed after a change',
  copy: null,
  erase: null,
})
export class ItemPicture {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  /** version of the drawing: pictures of another one are redrawn */
  @Column({ type: 'integer' }) shape!: number;
  /** no row of the journal up to this one is missing in it */
  @Column({ type: 'bigint' }) seen!: string;
  /** JSON, written and read as a whole; null: the document could not be read */
  @Column({ type: 'text', nullable: true }) picture!: string | null;
  @Column({ type: 'timestamptz' }) drawnAt!: Date;
}
