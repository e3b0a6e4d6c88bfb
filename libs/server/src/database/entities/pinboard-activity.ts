import type { PinboardActivityKind } from '@murmel/contracts';
import { Column, PrimaryGeneratedColumn } from 'typeorm';
import { BY_VISITOR, detach, Stored } from '../stored.js';

/** One line of a pinboard's log. Names of users are joined when it is read. */
@Stored('pinboard_activity', {
  owner: 'item',
  personalFields: ['accountId', 'visitorId', 'name', 'detail', 'createdAt'],
  retention: 'as long as the item',
  copy: 'select item_id, kind, card_id, list_id, name, created_at from pinboard_activity where account_id = $1 order by id',
  erase: detach,
  leftByVisitor: BY_VISITOR,
})
export class PinboardActivity {
  @PrimaryGeneratedColumn({ type: 'bigint' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  @Column({ type: 'text' }) kind!: PinboardActivityKind;
  @Column({ type: 'text', nullable: true }) cardId!: string | null;
  @Column({ type: 'text', nullable: true }) listId!: string | null;
  /** title of the card or list when it happened */
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'text' }) detail!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
