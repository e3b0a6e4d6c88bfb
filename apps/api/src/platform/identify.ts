import type { Actor } from '@murmel/access-policy';
import { type CallMeta, HEADERS } from '@murmel/contracts';
import { Account, type Configuration, hashSecret, Incognito, type PresentedSecrets, Session, Visitor } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, IsNull, MoreThan } from 'typeorm';
import { actorOf } from './actor-of.js';
import { type Cookies, readCookie } from './cookies.js';
import { CONFIGURATION } from './injection-tokens.js';
import { isOperatorRequest } from './operator-access.js';
import type { RequestContext } from './request-context.js';

/** People behind the cookies of a browser. In incognito, account or visitor are those whom an admin looks as (spec INC-04). */
interface People {
  session: Session | null;
  account: Account | null;
  visitor: Visitor | null;
  incognito: Incognito | null;
}

const NONE: People = { session: null, account: null, visitor: null, incognito: null };

/** Finds out who asks: by session cookie, visitor cookie and the secrets in the headers. */
@Injectable()
export class Identify {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async request(request: FastifyRequest, reply: FastifyReply, call: CallMeta): Promise<RequestContext> {
    const { session, account, visitor, incognito } = await this.byCookies(request.cookies);
    const actor: Actor = {
      ...actorOf(this.configuration, account, visitor, incognito),
      operator: isOperatorRequest(request, this.configuration.metricsToken),
    };
    return { actor, account, session, visitor, incognito, presented: presentedBy(request), rows: [], call, request, reply };
  }

  /** The people behind the cookies of a live connection. */
  async live(cookies: Cookies): Promise<{ session: Session | null; actor: Actor }> {
    const { session, account, visitor, incognito } = await this.byCookies(cookies);
    return { session, actor: actorOf(this.configuration, account, visitor, incognito) };
  }

  private async byCookies(cookies: Cookies): Promise<People> {
    const [signedIn, visitor] = await Promise.all([this.session(cookies), this.visitor(cookies)]);
    if (!signedIn) return { ...NONE, visitor };
    const { session, account } = signedIn;
    if (session.incognitoId === null) return { ...NONE, session, account, visitor };
    return this.lookedAs(session, account, session.incognitoId);
  }

  /** Signs no account in for an admin who is none any more, a person who is gone and a look that ended (spec T-47); the own visitor stays apart. */
  private async lookedAs(session: Session, admin: Account, id: string): Promise<People> {
    if (!admin.admin || admin.type !== 'User') return NONE;
    const { manager } = this.database;
    const incognito = await manager.findOneBy(Incognito, { id, adminId: admin.id, endedAt: IsNull(), endsAt: MoreThan(new Date()) });
    if (!incognito) return NONE;
    const [account, visitor] = await Promise.all([
      incognito.accountId === null ? null : manager.findOneBy(Account, { id: incognito.accountId }),
      incognito.visitorId === null ? null : manager.findOneBy(Visitor, { id: incognito.visitorId }),
    ]);
    // A person who became an admin meanwhile is none to look as.
    return visitor || (account && !account.admin) ? { session, account, visitor, incognito } : NONE;
  }

  private async session(cookies: Cookies): Promise<{ session: Session; account: Account } | null> {
    const secret = readCookie(this.configuration, cookies, 'session');
    if (!secret) return null;
    const session = await this.database.manager.findOneBy(Session, { hash: hashSecret(secret), expiresAt: MoreThan(new Date()) });
    const account = session && (await this.database.manager.findOneBy(Account, { id: session.accountId }));
    // A session that begins at the moment of the lock counts for nothing.
    return session && account && account.lockedAt === null ? { session, account } : null;
  }

  private async visitor(cookies: Cookies): Promise<Visitor | null> {
    const secret = readCookie(this.configuration, cookies, 'visitor');
    return secret ? this.database.manager.findOneBy(Visitor, { hash: hashSecret(secret) }) : null;
  }
}

function presentedBy(request: FastifyRequest): PresentedSecrets {
  return { token: header(request, HEADERS.accessToken), publicToken: header(request, HEADERS.publicToken) };
}

/** One header as text; absent and empty are the same. */
export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
