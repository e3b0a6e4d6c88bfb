import { Column, PrimaryColumn } from 'typeorm';
import { BY_VISITOR, detach, Stored } from '../stored.js';

/** Work of one person on a sheet, under a self-chosen name; a draft until it is handed in. One per person and sheet. */
@Stored('worksheet_response', {
  owner: 'item',
  personalFields: ['accountId', 'visitorId', 'name', 'keyHash', 'submittedAt', 'updatedAt', 'createdAt'],
  retention: 'as long as the item, until who may read responses removes it',
  copy: 'select id, item_id, name, submitted_at, updated_at, created_at from worksheet_response where account_id = $1 order by created_at',
  erase: detach,
  leftByVisitor: BY_VISITOR,
})
export class WorksheetResponse {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  /** a pseudonym; of a pupil what the class called them when they began, for when their account is gone */
  @Column({ type: 'text', default: '' }) name!: string;
  /** hash of the secret with which another device of the same person continues; null: none was requested */
  @Column({ type: 'text', nullable: true }) keyHash!: string | null;
  /** the order in which this person has the tasks; empty: as on the sheet */
  @Column({ type: 'text', array: true, default: [] }) taskOrder!: string[];
  /** null: as long as they like */
  @Column({ type: 'timestamptz', nullable: true }) endsAt!: Date | null;
  /** the block in which they wrote last */
  @Column({ type: 'text', nullable: true }) lastBlockId!: string | null;
  @Column({ type: 'timestamptz', nullable: true }) submittedAt!: Date | null;
  @Column({ type: 'timestamptz' }) updatedAt!: Date;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
