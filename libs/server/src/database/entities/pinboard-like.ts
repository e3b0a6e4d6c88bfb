import { Column, PrimaryColumn } from 'typeorm';
import { BY_VISITOR, deleteBy, Stored } from '../stored.js';

/** Like of a card; once per user. */
@Stored('pinboard_like', {
  owner: 'item',
  personalFields: ['personId', 'accountId', 'visitorId', 'createdAt'],
  retention: 'as long as the item, until its author takes it back',
  copy: 'select item_id, card_id, created_at from pinboard_like where account_id = $1 order by created_at',
  erase: deleteBy({ accountId: 'person_id', visitorId: 'person_id' }),
  leftByVisitor: BY_VISITOR,
})
export class PinboardLike {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @PrimaryColumn({ type: 'text' }) cardId!: string;
  /** account or visitor */
  @PrimaryColumn({ type: 'uuid' }) personId!: string;
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
