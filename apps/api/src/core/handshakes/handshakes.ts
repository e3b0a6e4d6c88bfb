import { SERVER_LIMITS } from '@murmel/contracts';
import { type Configuration, Handshake, type HandshakeKind, hashSecret, newSecret } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, MoreThan } from 'typeorm';
import { readCookie, setCookie } from '../../platform/cookies.js';
import { CONFIGURATION } from '../../platform/injection-tokens.js';

/** Kinds that go on in a browser. */
type InBrowser = Exclude<HandshakeKind, 'logout'>;

/** The browser of a request. */
export interface BrowserOf {
  request: Pick<FastifyRequest, 'cookies'>;
  reply: FastifyReply;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const MINUTES: Readonly<Record<HandshakeKind, number>> = SERVER_LIMITS.handshakeMinutes;
/** The answer of a learning platform is a form of another site: its cookie is one that comes along with such (ADR 86). */
const cookieOf = (kind: InBrowser) => (kind === 'lti' ? 'launch' : 'handshake');
const COOKIE_MINUTES = {
  launch: MINUTES.lti,
  handshake: Math.max(MINUTES.sign_on, MINUTES.newcomer, MINUTES.lti_opened),
} as const;

/**
 * Conversations with other servers that go on in one browser: signing on, and launches of learning platforms (ADR 86). State and nonce are
 * in the database and count once; the browser proves by a cookie that the conversation is its own, so that neither a stolen nor a planted
 * answer opens anything. One browser may hold several at once, in several windows.
 */
@Injectable()
export class Handshakes {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @returns what the other server is to send back: `state`, and `nonce` inside what it signs */
  async begin(browser: BrowserOf, kind: InBrowser, payload: object): Promise<{ state: string; nonce: string }> {
    const name = cookieOf(kind);
    const secret = readCookie(this.configuration, browser.request.cookies, name) ?? newSecret();
    setCookie(this.configuration, browser.reply, name, secret, COOKIE_MINUTES[name] / DAY_MINUTES);
    const [state, nonce] = [newSecret(), newSecret()];
    await this.database.manager.insert(Handshake, this.row(kind, state, { browserHash: hashSecret(secret), nonce, payload }));
    return { state, nonce };
  }

  /**
   * Uses a handshake up.
   * @returns undefined for what is unknown, used, too old or of another browser: all look the same
   */
  async finish<Payload extends object>(
    { request }: Pick<BrowserOf, 'request'>,
    kind: InBrowser,
    state: string,
  ): Promise<{ nonce: string; payload: Payload } | undefined> {
    const secret = readCookie(this.configuration, request.cookies, cookieOf(kind));
    if (secret === undefined) return undefined;
    const [rows] = await this.database.manager.query<[{ nonce: string; payload: Payload }[], number]>(
      'delete from handshake where state_hash = $1 and kind = $2 and browser_hash = $3 and expires_at > now() returning nonce, payload',
      [hashSecret(state), kind, hashSecret(secret)],
    );
    return rows[0];
  }

  /** Keeps the result of a handshake for the pages that come next; the one before of this browser ends. */
  async keep(browser: BrowserOf, kind: 'newcomer' | 'lti_opened', payload: object): Promise<void> {
    await this.forget(browser, kind);
    await this.begin(browser, kind, payload);
  }

  /** Returns what was kept; undefined when it is too old or there is none. */
  async kept<Payload extends object>(
    { request }: Pick<BrowserOf, 'request'>,
    kind: 'newcomer' | 'lti_opened',
  ): Promise<{ payload: Payload; expiresAt: Date } | undefined> {
    const secret = readCookie(this.configuration, request.cookies, cookieOf(kind));
    if (secret === undefined) return undefined;
    const row = await this.database.manager.findOne(Handshake, {
      where: { kind, browserHash: hashSecret(secret), expiresAt: MoreThan(new Date()) },
      order: { createdAt: 'DESC' },
    });
    return row ? { payload: row.payload as Payload, expiresAt: row.expiresAt } : undefined;
  }

  /** @returns false when there was none any more: of two requests at once one goes on */
  async forget({ request }: Pick<BrowserOf, 'request'>, kind: 'newcomer' | 'lti_opened'): Promise<boolean> {
    const secret = readCookie(this.configuration, request.cookies, cookieOf(kind));
    if (secret === undefined) return false;
    const { affected } = await this.database.manager.delete(Handshake, { kind, browserHash: hashSecret(secret) });
    return (affected ?? 0) > 0;
  }

  /** Notes a message that counts once. @returns false when it came before */
  async isFirst(message: string): Promise<boolean> {
    const row = this.row('logout', message, { browserHash: '', nonce: '', payload: {} });
    const inserted = await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(Handshake)
      .values(row)
      .orIgnore()
      .returning('state_hash')
      .execute();
    return (inserted.raw as unknown[]).length > 0;
  }

  private row(kind: HandshakeKind, state: string, rest: Pick<Handshake, 'browserHash' | 'nonce' | 'payload'>): Handshake {
    const now = new Date();
    return { stateHash: hashSecret(state), kind, ...rest, createdAt: now, expiresAt: new Date(now.getTime() + MINUTES[kind] * MINUTE_MS) };
  }
}
