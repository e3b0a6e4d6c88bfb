import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** A collection that a teacher wants to find again. */
@Stored('collection_bookmark', {
  owner: 'account',
  personalFields: ['accountId', 'collectionId', 'createdAt'],
  retention: 'until its teacher takes it off, as long as the account and the collection',
  copy: 'select collection_id, created_at from collection_bookmark where account_id = $1 order by created_at',
  erase: deleteBy({ accountId: 'account_id' }),
})
export class CollectionBookmark {
  @PrimaryColumn({ type: 'uuid' }) accountId!: string;
  @PrimaryColumn({ type: 'uuid' }) collectionId!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
