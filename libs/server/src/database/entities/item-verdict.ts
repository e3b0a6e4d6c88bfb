import { SERVER_LIMITS, type Verdict } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { type Erasure, Stored } from '../stored.js';

/** Keeps the verdict, and removes its reviewer. */
const forgetReviewer: Erasure = async (manager, { accountId }) => {
  if (accountId) await manager.query('update item_verdict set reviewer_id = null where reviewer_id = $1', [accountId]);
};

/** Verdict of a reviewer about an open item, with the reason: a log, and shown to its owner. */
@Stored('item_verdict', {
  owner: 'item',
  personalFields: ['reviewerId', 'reason', 'createdAt'],
  retention: 'a year, longer while the item is hidden, at most as long as the item; without a name once its reviewer has gone',
  copy: `select item_id, verdict, reason, created_at, asked_again_at from item_verdict
    where reviewer_id = $1 or item_id in (select id from item where owner_id = $1) order by created_at`,
  erase: forgetReviewer,
  ends: {
    when: 'created_at <= $1 and not exists (select 1 from item i where i.id = item_verdict.item_id and i.hidden_at is not null)',
    hours: SERVER_LIMITS.reports.verdictsKeptDays * 24,
  },
})
export class ItemVerdict {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'uuid', nullable: true }) reviewerId!: string | null;
  @Column({ type: 'text' }) verdict!: Verdict;
  @Column({ type: 'text' }) reason!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  /** the owner wanted another look; the next verdict answers it */
  @Column({ type: 'timestamptz', nullable: true }) askedAgainAt!: Date | null;
}
