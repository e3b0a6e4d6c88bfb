import type { Flash } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { publish } from '../../bus/publish.js';
import { deleteBy, Stored } from '../stored.js';

/** One signed-in browser. The cookie holds a secret; only its hash is here. */
@Stored('session', {
  owner: 'account',
  personalFields: ['accountId', 'flash', 'incognitoId', 'signOnId', 'signOnSid'],
  retention: 'until signed out, 12 hours or 30 days after signing in; removed within 10 minutes after that',
  copy: 'select created_at, expires_at from session where account_id = $1 order by created_at',
  erase: deleteBy({ accountId: 'account_id' }),
  ends: {
    when: 'expires_at <= $1',
    // Sockets that were opened in them close with them.
    told: async (manager, sessions) => {
      for (const { hash } of sessions as Session[]) await publish(manager, 'access.changed', { sessionHash: hash });
    },
  },
})
export class Session {
  @PrimaryColumn({ type: 'text' }) hash!: string;
  @Column({ type: 'uuid' }) accountId!: string;
  /** set: an admin, whose account the one above is, sees murmel as another person */
  @Column({ type: 'uuid', nullable: true }) incognitoId!: string | null;
  /** the school account it was begun with, and the provider's own session: a logout there ends it; null: begun with a password */
  @Column({ type: 'uuid', nullable: true }) signOnId!: string | null;
  @Column({ type: 'text', nullable: true }) signOnSid!: string | null;
  @Column({ type: 'jsonb' }) flash!: Flash[];
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz' }) expiresAt!: Date;
}
