import { Column, PrimaryColumn } from 'typeorm';
import { BY_VISITOR, detach, Stored } from '../stored.js';

/** Comment below a card. */
@Stored('pinboard_comment', {
  owner: 'item',
  personalFields: ['accountId', 'visitorId', 'text', 'createdAt'],
  retention: 'as long as the item, until its author, or who may change the board, removes it',
  copy: 'select item_id, card_id, text, created_at from pinboard_comment where account_id = $1 order by created_at',
  erase: detach,
  leftByVisitor: BY_VISITOR,
})
export class PinboardComment {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  /** the card's own id on its board */
  @Column({ type: 'text' }) cardId!: string;
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  @Column({ type: 'text' }) text!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
