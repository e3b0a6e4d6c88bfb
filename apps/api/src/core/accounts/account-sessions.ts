import { SERVER_LIMITS } from '@murmel/contracts';
import { type Account, type Configuration, hashSecret, newSecret, publish, Session } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { actorOf } from '../../platform/actor-of.js';
import type { Asking } from '../../platform/asking.js';
import { clearCookie, setCookie } from '../../platform/cookies.js';
import { Csrf } from '../../platform/csrf.js';
import { CONFIGURATION } from '../../platform/tokens.js';
import { welcomeOnFirstSignIn } from './welcome.js';

const HOUR_MS = 3_600_000;

/** Begins and ends the sessions of accounts. Every end is published, so that open sockets close with it. */
@Injectable()
export class AccountSessions {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly csrf: Csrf,
  ) {}

  /**
   * A new session under a new id; the one this browser had before is gone.
   * @param remember 30 days, also after the browser was closed; otherwise 12 hours and until it is closed, 8 for pupils
   */
  async begin(asking: Asking, account: Account, remember: boolean): Promise<void> {
    const secret = newSecret();
    const now = new Date();
    const hours =
      account.type === 'Pupil'
        ? SERVER_LIMITS.session.pupilIdleHours
        : remember
          ? SERVER_LIMITS.session.teacherDays * 24
          : SERVER_LIMITS.session.browserHours;
    const session = await this.database.transaction(async (manager) => {
      if (asking.session) await endSessions(manager, [asking.session]);
      const fresh = manager.create(Session, {
        hash: hashSecret(secret),
        accountId: account.id,
        flash: account.type === 'User' ? await welcomeOnFirstSignIn(manager, account) : [],
        createdAt: now,
        expiresAt: new Date(now.getTime() + hours * HOUR_MS),
      });
      await manager.insert(Session, fresh);
      return fresh;
    });
    setCookie(this.configuration, asking.reply, 'session', secret, remember ? SERVER_LIMITS.session.teacherDays : undefined);
    this.become(asking, account, session);
  }

  /** Signs this browser out, on the server too. The visitor's cookie stays (decision E15). */
  async end(asking: Asking): Promise<void> {
    const { session } = asking;
    if (session) await this.database.transaction((manager) => endSessions(manager, [session]));
    this.leave(asking);
  }

  /** Ends every session of the account inside the caller's transaction, except the one to keep. */
  async endAll(manager: EntityManager, accountId: string, keep?: Session): Promise<void> {
    await endSessions(manager, await manager.findBy(Session, { accountId, ...(keep ? { hash: Not(keep.hash) } : {}) }));
  }

  /** Takes the cookie away from a browser whose session is gone. */
  leave(asking: Asking): void {
    clearCookie(this.configuration, asking.reply, 'session');
    this.become(asking, null, null);
  }

  private become(asking: Asking, account: Account | null, session: Session | null): void {
    asking.account = account;
    asking.session = session;
    asking.actor = { ...asking.actor, ...actorOf(this.configuration, account, asking.visitor) };
    this.csrf.announce(asking.reply, asking);
  }
}

async function endSessions(manager: EntityManager, sessions: Session[]): Promise<void> {
  for (const { hash } of sessions) {
    await manager.delete(Session, { hash });
    await publish(manager, 'access.changed', { sessionHash: hash });
  }
}
