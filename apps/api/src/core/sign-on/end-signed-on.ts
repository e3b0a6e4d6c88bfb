import { Session } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountSessions } from '../accounts/account-sessions.js';
import { Handshakes } from '../handshakes/handshakes.js';
import type { EndedThere, ProviderConnection } from '../sign-on-providers/provider-connection.js';

/** Obeys providers that tell of the end of a session (OpenID Connect Back-Channel Logout 1.0). */
@Injectable()
export class EndSignedOn {
  constructor(
    private readonly database: DataSource,
    private readonly sessions: AccountSessions,
    private readonly handshakes: Handshakes,
  ) {}

  /**
   * Ends the sessions, with their sockets and tickets.
   * @throws ServerAway; Error for a message that is not to be obeyed, also for one that came before
   */
  async with(connection: ProviderConnection, token: string): Promise<void> {
    const ended = await connection.ended(token);
    if (!(await this.handshakes.isFirst(`${ended.issuer} ${ended.id}`))) throw new Error('the message came before');
    const { issuer, subject, sid } = ended;
    await this.database.transaction(async (manager) => {
      const sessions = await manager
        .createQueryBuilder(Session, 's')
        .innerJoin('sign_on_identity', 'i', 'i.id = s.sign_on_id')
        .where('i.issuer = :issuer and (:subject::text is null or i.subject = :subject) and (:sid::text is null or s.sign_on_sid = :sid)')
        .setParameters({ issuer, subject, sid } satisfies Omit<EndedThere, 'id'>)
        .getMany();
      await this.sessions.endThese(manager, sessions);
      // The newcomer of that session completes no account any more.
      await manager.query(
        `delete from handshake where kind = 'newcomer' and payload->>'issuer' = $1
          and ($2::text is null or payload->>'subject' = $2) and ($3::text is null or payload->>'sid' = $3)`,
        [issuer, subject, sid],
      );
    });
  }
}
