import { Column, PrimaryColumn } from 'typeorm';
import { publish } from '../../bus/publish.js';
import { Stored } from '../stored.js';

/** A look of an admin at murmel as another person: an account or a visitor, never both (spec INC-02, T-47). */
@Stored('incognito', {
  owner: null,
  personalFields: ['adminId', 'accountId', 'visitorId', 'reason', 'path', 'startedAt', 'endsAt', 'endedAt', 'returnUntil', 'remembered'],
  retention: 'one year; with the person looked at, and without the admin once their account is erased',
  copy: `select started_at, coalesce(ended_at, ends_at) as ended_at, reason, admin_id = $1 as looked_oneself,
    case when account_id = $1 then (select public_name from account where id = admin_id) end as admin_name
    from incognito where admin_id = $1 or account_id = $1 order by started_at`,
  erase: async (manager, { accountId, visitorId }) => {
    // Sessions that see murmel as the person end with their rows, and their connections with this word of it.
    const ended = await manager.query<{ hash: string }[]>(
      'select hash from session where incognito_id in (select id from incognito where account_id = $1 or visitor_id = $2)',
      [accountId, visitorId],
    );
    await manager.query('delete from incognito where account_id = $1 or visitor_id = $2', [accountId, visitorId]);
    for (const { hash } of ended) await publish(manager, 'access.changed', { sessionHash: hash });
    if (accountId) await manager.query('update incognito set admin_id = null where admin_id = $1', [accountId]);
  },
  ends: { when: 'started_at < $1', hours: 365 * 24 },
})
export class Incognito {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  /** null: that account is gone */
  @Column({ type: 'uuid', nullable: true }) adminId!: string | null;
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  @Column({ type: 'text' }) reason!: string;
  /** path on this origin to which the end returns; null: the person's page in the administration */
  @Column({ type: 'text', nullable: true }) path!: string | null;
  @Column({ type: 'timestamptz' }) startedAt!: Date;
  @Column({ type: 'timestamptz' }) endsAt!: Date;
  /** null: it goes on, or ended by time */
  @Column({ type: 'timestamptz', nullable: true }) endedAt!: Date | null;
  /** expiry of the admin's session that this one replaced: the next one ends no later */
  @Column({ type: 'timestamptz' }) returnUntil!: Date;
  /** the browser kept that session beyond its closing */
  @Column({ type: 'boolean' }) remembered!: boolean;
}
