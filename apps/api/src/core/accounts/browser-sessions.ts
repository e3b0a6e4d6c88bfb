import { SERVER_LIMITS } from '@murmel/contracts';
import { type Configuration, hashSecret, Session } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, MoreThan } from 'typeorm';
import { clearCookie, readCookie, setCookie } from '../../platform/cookies.js';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import type { RequestContext } from '../../platform/request-context.js';

/** A session of this browser, and the secret that its cookie holds. */
export interface BrowserSession {
  session: Session;
  secret: string;
}

const BETWEEN = '.';

/**
 * Lists the sessions of a browser: the present one, and those set aside when a pupil opened another class beside it. Each is a session like
 * every other and is ended by the same events: a renewed code, the teacher, expiry.
 */
@Injectable()
export class BrowserSessions {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** Returns the unexpired sessions, the present one first. */
  async of({ request: { cookies } }: RequestContext): Promise<BrowserSession[]> {
    const present = readCookie(this.configuration, cookies, 'session');
    const aside = readCookie(this.configuration, cookies, 'aside')?.split(BETWEEN, SERVER_LIMITS.session.classesBeside) ?? [];
    const secrets = [...(present ? [present] : []), ...aside];
    if (secrets.length === 0) return [];
    const hash = In(secrets.map(hashSecret));
    const sessions = await this.database.manager.findBy(Session, { hash, expiresAt: MoreThan(new Date()) });
    return secrets.flatMap((secret) =>
      sessions.filter((session) => session.hash === hashSecret(secret)).map((session) => ({ session, secret })),
    );
  }

  /**
   * Sets the cookies that the browser keeps from now on.
   * @param present secret of the current login session; undefined = no account is signed in
   * @param days how long it is kept; undefined = until the browser is closed, as what is aside always is
   */
  keep({ request, reply }: RequestContext, present: string | undefined, aside: readonly BrowserSession[], days?: number): void {
    if (present === undefined) clearCookie(this.configuration, reply, 'session');
    else setCookie(this.configuration, reply, 'session', present, days);
    if (aside.length > 0) setCookie(this.configuration, reply, 'aside', aside.map(({ secret }) => secret).join(BETWEEN));
    else if (readCookie(this.configuration, request.cookies, 'aside') !== undefined) clearCookie(this.configuration, reply, 'aside');
  }
}
