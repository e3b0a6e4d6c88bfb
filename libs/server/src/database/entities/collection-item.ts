import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** One material of a collection, at its place. It is shown as long as the view `open_item` has it. */
@Stored('collection_item', { owner: 'collection', personalFields: [], retention: 'as long as the collection and the item' })
export class CollectionItem {
  @PrimaryColumn({ type: 'uuid' }) collectionId!: string;
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'integer' }) position!: number;
  /** such as "1. Stunde"; empty for none */
  @Column({ type: 'text' }) label!: string;
}
