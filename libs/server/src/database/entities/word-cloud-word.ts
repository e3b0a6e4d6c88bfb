import { Column, PrimaryColumn } from 'typeorm';
import { BY_VISITOR, detach, Stored } from '../stored.js';

/** One entered word. Entries with the same key are the same word. */
@Stored('word_cloud_word', {
  owner: 'item',
  personalFields: ['accountId', 'visitorId', 'text', 'createdAt'],
  retention: 'as long as the item, until its author, or who may change the cloud, removes it',
  copy: 'select item_id, text, created_at from word_cloud_word where account_id = $1 order by created_at',
  erase: detach,
  leftByVisitor: BY_VISITOR,
})
export class WordCloudWord {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  /** original spelling */
  @Column({ type: 'text' }) text!: string;
  @Column({ type: 'text' }) key!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
