import { Column, PrimaryColumn } from 'typeorm';
import { BY_VISITOR, detach, Stored } from '../stored.js';

/** Text of one pupil for an assignment, under a self-chosen name; a draft until its first version is handed in. One per person and assignment. */
@Stored('pupil_text', {
  owner: 'item',
  personalFields: ['accountId', 'visitorId', 'name', 'keyHash', 'finalAt', 'submittedAt', 'updatedAt', 'createdAt'],
  retention: 'as long as the item, until who may read responses removes it',
  copy: 'select id, item_id, name, final_at, submitted_at, updated_at, created_at from pupil_text where account_id = $1 order by created_at',
  erase: detach,
  leftByVisitor: BY_VISITOR,
})
export class PupilText {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  /** a pseudonym; of a pupil what the class called them when they began, for when their account is gone */
  @Column({ type: 'text', default: '' }) name!: string;
  /** hash of the secret with which another device of the same person continues; null: none was requested */
  @Column({ type: 'text', nullable: true, default: null }) keyHash!: string | null;
  /** since when nothing more is handed in; null: more may follow */
  @Column({ type: 'timestamptz', nullable: true }) finalAt!: Date | null;
  /** when the first version was handed in */
  @Column({ type: 'timestamptz', nullable: true }) submittedAt!: Date | null;
  @Column({ type: 'timestamptz' }) updatedAt!: Date;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
