import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Failed tries of one kind on one thing (`login:<mail hash>`, `item:<id>:<session>`), counted in a window. */
@Stored('attempt', {
  owner: null,
  personalFields: ['key'],
  retention:
    'until the window of tries is over, at most an hour; that the right password of an item came from a network, 24 hours; of invitation mails two days',
  copy: null,
  erase: async (manager, { accountId, visitorId }) => {
    for (const id of [accountId, visitorId]) if (id) await manager.query("delete from attempt where key like '%' || $1::text || '%'", [id]);
  },
  ends: { when: 'window_ends_at <= $1 and (blocked_until is null or blocked_until <= $1)' },
})
export class Attempt {
  @PrimaryColumn({ type: 'text' }) key!: string;
  @Column({ type: 'integer' }) failures!: number;
  @Column({ type: 'timestamptz' }) windowEndsAt!: Date;
  @Column({ type: 'timestamptz', nullable: true }) blockedUntil!: Date | null;
}
