import type { Actor } from '@murmel/access-policy';
import { type CallMeta, HEADERS } from '@murmel/contracts';
import { Account, type Configuration, hashSecret, type Presented, Session, Visitor } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, MoreThan } from 'typeorm';
import { actorOf } from './actor-of.js';
import { type Cookies, readCookie } from './cookies.js';
import { CONFIGURATION } from './injection-tokens.js';
import { isOperatorRequest } from './operator-access.js';
import type { RequestContext } from './request-context.js';

/** Finds out who asks: by session cookie, visitor cookie and the secrets in the headers. */
@Injectable()
export class Identify {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async request(request: FastifyRequest, reply: FastifyReply, call: CallMeta): Promise<RequestContext> {
    const { session, account, visitor } = await this.byCookies(request.cookies);
    const actor: Actor = {
      ...actorOf(this.configuration, account, visitor),
      operator: isOperatorRequest(request, this.configuration.metricsToken),
    };
    return { actor, account, session, visitor, presented: presentedBy(request), rows: [], call, request, reply };
  }

  /** The people behind the cookies of a live connection. */
  async live(cookies: Cookies): Promise<{ session: Session | null; actor: Actor }> {
    const { session, account, visitor } = await this.byCookies(cookies);
    return { session, actor: actorOf(this.configuration, account, visitor) };
  }

  private async byCookies(cookies: Cookies): Promise<{ session: Session | null; account: Account | null; visitor: Visitor | null }> {
    const [signedIn, visitor] = await Promise.all([this.session(cookies), this.visitor(cookies)]);
    return { session: signedIn?.session ?? null, account: signedIn?.account ?? null, visitor };
  }

  private async session(cookies: Cookies): Promise<{ session: Session; account: Account } | null> {
    const secret = readCookie(this.configuration, cookies, 'session');
    if (!secret) return null;
    const session = await this.database.manager.findOneBy(Session, { hash: hashSecret(secret), expiresAt: MoreThan(new Date()) });
    const account = session && (await this.database.manager.findOneBy(Account, { id: session.accountId }));
    return session && account ? { session, account } : null;
  }

  private async visitor(cookies: Cookies): Promise<Visitor | null> {
    const secret = readCookie(this.configuration, cookies, 'visitor');
    return secret ? this.database.manager.findOneBy(Visitor, { hash: hashSecret(secret) }) : null;
  }
}

function presentedBy(request: FastifyRequest): Presented {
  return { token: header(request, HEADERS.accessToken), publicToken: header(request, HEADERS.publicToken) };
}

/** One header as text; absent and empty are the same. */
export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
