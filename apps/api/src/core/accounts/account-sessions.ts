import { SERVER_LIMITS } from '@murmel/contracts';
import { Account, type Configuration, hashSecret, Incognito, newSecret, publish, Session, type Visitor } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { actorOf } from '../../platform/actor-of.js';
import { apiError } from '../../platform/api-error.js';
import { Csrf } from '../../platform/csrf.js';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import type { RequestContext } from '../../platform/request-context.js';
import { BrowserSessions } from './browser-sessions.js';
import { welcomeOnFirstSignIn } from './welcome-message.js';

const { pupilIdleHours, teacherDays, browserHours, classesBeside } = SERVER_LIMITS.session;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The school account that a session was begun with, and the provider's own session where it names one. */
export interface SignOnOfSession {
  signOnId: string | null;
  signOnSid: string | null;
}

const WITHOUT_SIGN_ON: SignOnOfSession = { signOnId: null, signOnSid: null };

/** Begins and ends the sessions of accounts. Every end is published, so that open sockets close with it. */
@Injectable()
export class AccountSessions {
  constructor(
    private readonly database: DataSource,
    private readonly here: BrowserSessions,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly csrf: Csrf,
  ) {}

  /**
   * A new session under a new id; what this browser had before is gone.
   * @param remember 30 days, also after the browser was closed; otherwise 12 hours and until it is closed, 8 for pupils
   * @param beside other people's sessions of this browser are set aside instead, the newest ones
   * @param signOn the school account that signs in; a logout at its provider ends the session
   */
  async begin(
    context: RequestContext,
    account: Account,
    remember: boolean,
    { beside = false, signOn = WITHOUT_SIGN_ON }: { beside?: boolean; signOn?: SignOnOfSession } = {},
  ): Promise<void> {
    const secret = newSecret();
    const before = await this.here.of(context);
    const aside = beside ? before.filter(({ session }) => session.accountId !== account.id).slice(0, classesBeside) : [];
    const now = new Date();
    const hours = account.type === 'Pupil' ? pupilIdleHours : remember ? teacherDays * 24 : browserHours;
    const session = await this.database.transaction(async (manager) => {
      await endSessions(
        manager,
        before.filter((one) => !aside.includes(one)).map(({ session: ended }) => ended),
      );
      const fresh = manager.create(Session, {
        hash: hashSecret(secret),
        accountId: account.id,
        incognitoId: null,
        ...signOn,
        flash: account.type === 'User' ? await welcomeOnFirstSignIn(manager, account) : [],
        createdAt: now,
        expiresAt: new Date(now.getTime() + hours * HOUR_MS),
      });
      await manager.insert(Session, fresh);
      return fresh;
    });
    this.here.keep(context, secret, aside, remember ? teacherDays : undefined);
    this.become(context, account, session);
  }

  /**
   * Ends the admin's session and begins one in which they look as another person, under a new id (spec INC-02, T-25).
   * @param incognito the look; its row is written here
   */
  async beginIncognito(
    context: RequestContext,
    incognito: Incognito,
    person: { account: Account | null; visitor: Visitor | null },
  ): Promise<void> {
    const { secret, session } = await this.replace(context, incognito.adminId!, incognito.startedAt, incognito.endsAt, incognito);
    this.here.keep(context, secret, []);
    context.visitor = person.visitor;
    this.become(context, person.account, session, incognito);
  }

  /**
   * Ends it and begins a session of the admin's own, which ends when the one before would have; where that is over, they sign in again.
   */
  async endIncognito(context: RequestContext, { remembered, returnUntil }: Incognito, admin: Account): Promise<void> {
    const now = new Date();
    context.visitor = null;
    if (returnUntil <= now) {
      await this.end(context);
      return;
    }
    const { secret, session } = await this.replace(context, admin.id, now, returnUntil, null);
    const days = Math.ceil((returnUntil.getTime() - now.getTime()) / DAY_MS);
    this.here.keep(context, secret, [], remembered ? days : undefined);
    this.become(context, admin, session);
  }

  /** Ends all sessions of this browser and begins another one in the same transaction. */
  private async replace(
    context: RequestContext,
    accountId: string,
    createdAt: Date,
    expiresAt: Date,
    incognito: Incognito | null,
  ): Promise<{ secret: string; session: Session }> {
    const secret = newSecret();
    const before = await this.here.of(context);
    const session = await this.database.transaction(async (manager) => {
      // Of two requests at once the second finds the session ended: one session never becomes two.
      const present = { where: { hash: context.session?.hash ?? '' }, lock: { mode: 'pessimistic_write' as const } };
      const earlier = await manager.findOne(Session, present);
      if (!earlier) throw apiError('UNAUTHORIZED');
      await endSessions(
        manager,
        before.map(({ session: ended }) => ended),
      );
      if (incognito) await manager.insert(Incognito, incognito);
      // A logout at the provider ends the session also while the admin looks as another person, and afterwards.
      const { signOnId, signOnSid } = earlier;
      const fresh = manager.create(Session, {
        ...{ hash: hashSecret(secret), accountId, incognitoId: incognito?.id ?? null, signOnId, signOnSid },
        ...{ flash: [], createdAt, expiresAt },
      });
      await manager.insert(Session, fresh);
      return fresh;
    });
    return { secret, session };
  }

  /** Switches to a session that was set aside in this browser. @returns false if none belongs to this account */
  async change(context: RequestContext, accountId: string): Promise<boolean> {
    const all = await this.here.of(context);
    const next = all.find(({ session }) => session.accountId === accountId);
    const account = next && (await this.database.manager.findOneBy(Account, { id: accountId }));
    if (!next || !account) return false;
    this.here.keep(
      context,
      next.secret,
      all.filter((one) => one !== next),
    );
    this.become(context, account, next.session);
    return true;
  }

  /** Signs this browser out, on the server too, with what was set aside in it. The visitor's cookie stays (spec E15). */
  async end(context: RequestContext): Promise<void> {
    const all = await this.here.of(context);
    if (all.length > 0)
      await this.database.transaction((manager) =>
        endSessions(
          manager,
          all.map(({ session }) => session),
        ),
      );
    this.leave(context);
  }

  /** Ends every session of the account inside the caller's transaction, except the one to keep. */
  async endAll(manager: EntityManager, accountId: string, keep?: Session): Promise<void> {
    await endSessions(manager, await manager.findBy(Session, { accountId, ...(keep ? { hash: Not(keep.hash) } : {}) }));
  }

  /** Ends these sessions inside the caller's transaction, in whichever browsers they are. */
  endThese(manager: EntityManager, sessions: Session[]): Promise<void> {
    return endSessions(manager, sessions);
  }

  /** Takes the cookie away from a browser whose session is gone. */
  leave(context: RequestContext): void {
    this.here.keep(context, undefined, []);
    this.become(context, null, null);
  }

  private become(context: RequestContext, account: Account | null, session: Session | null, incognito: Incognito | null = null): void {
    context.account = account;
    context.session = session;
    context.incognito = incognito;
    const { operator } = context.actor;
    context.actor = {
      ...actorOf(this.configuration, account, context.visitor, incognito),
      ...(operator === undefined ? {} : { operator }),
    };
    this.csrf.announce(context.reply, context);
  }
}

async function endSessions(manager: EntityManager, sessions: Session[]): Promise<void> {
  for (const { hash, incognitoId } of sessions) {
    await manager.delete(Session, { hash });
    if (incognitoId !== null) await manager.update(Incognito, { id: incognitoId, endedAt: IsNull() }, { endedAt: new Date() });
    await publish(manager, 'access.changed', { sessionHash: hash });
  }
}
