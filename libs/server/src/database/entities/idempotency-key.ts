import { SERVER_LIMITS } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** The answer to a creating POST, kept 24 h per actor, so that a repeated tap creates nothing twice (spec E25). */
@Stored('idempotency_key', {
  owner: null,
  personalFields: ['actor', 'answer'],
  retention: '24 hours',
  copy: null,
  erase: async (manager, { accountId, email, visitorId }) => {
    const actors = [accountId && `account:${accountId}`, visitorId && `visitor:${visitorId}`].filter(Boolean);
    await manager.query("delete from idempotency_key where actor = any($1) or answer->>'email' = $2", [actors, email]);
  },
  ends: { when: 'created_at <= $1', hours: SERVER_LIMITS.idempotencyHours },
})
export class IdempotencyKey {
  @PrimaryColumn({ type: 'text' }) actor!: string;
  @PrimaryColumn({ type: 'text' }) key!: string;
  /** hash of method, path and body */
  @Column({ type: 'text' }) request!: string;
  @Column({ type: 'integer', nullable: true }) status!: number | null;
  @Column({ type: 'jsonb', nullable: true }) answer!: unknown;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
