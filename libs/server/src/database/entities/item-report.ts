import { type ReportReason, SERVER_LIMITS } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { type Erasure, Stored } from '../stored.js';

/** Keeps the report of an item for review, and deletes reporter and note. */
const forgetReporter: Erasure = async (manager, { accountId, visitorId }) => {
  await manager.query(
    `update item_report set account_id = null, visitor_id = null, note = '' where account_id = $1::uuid or visitor_id = $2::uuid`,
    [accountId, visitorId],
  );
};

/** Report to the reviewers about an open item. The reporter is shown to no user. */
@Stored('item_report', {
  owner: 'item',
  personalFields: ['accountId', 'visitorId', 'note', 'createdAt'],
  retention: '180 days after a reviewer decided, at most as long as the item; without name and words once its sender has gone',
  copy: 'select item_id, reason, note, created_at, decided_at from item_report where account_id = $1 order by created_at',
  erase: forgetReporter,
  ends: { when: 'decided_at <= $1', hours: SERVER_LIMITS.reports.keptDays * 24 },
})
export class ItemReport {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  @Column({ type: 'text' }) reason!: ReportReason;
  @Column({ type: 'text' }) note!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz', nullable: true }) decidedAt!: Date | null;
}
