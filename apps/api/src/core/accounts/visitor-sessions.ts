import { type Configuration, hashSecret, newId, newSecret, Visitor } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Asking } from '../../platform/asking.js';
import { readCookie, setCookie, VISITOR_COOKIE_DAYS } from '../../platform/cookies.js';
import { Csrf } from '../../platform/csrf.js';
import { RateLimits } from '../../platform/rate-limits.js';
import { CONFIGURATION } from '../../platform/tokens.js';
import { anyPair, languageOf, nameInItem } from './guests/guest-names.js';

const DAY_MS = 86_400_000;

/** Makes a visitor at the moment one is needed, and not before: with the first grant or contribution. */
@Injectable()
export class VisitorSessions {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly csrf: Csrf,
    private readonly rateLimits: RateLimits,
  ) {}

  /** Creates the visitor of this request, sets the cookie and takes part in the request from then on. */
  async begin(asking: Asking, displayName?: string): Promise<Visitor> {
    await this.rateLimits.newVisitor(asking.request.ip);
    const secret = newSecret();
    const now = new Date();
    const visitor = this.database.manager.create(Visitor, {
      id: newId(),
      hash: hashSecret(secret),
      displayName: displayName ?? anyPair(languageOf(asking.request.headers['accept-language'])),
      named: displayName !== undefined,
      nameAskedAt: null,
      createdAt: now,
      lastSeenAt: now,
    });
    await this.database.manager.insert(Visitor, visitor);
    setCookie(this.configuration, asking.reply, 'visitor', secret, VISITOR_COOKIE_DAYS);
    asking.visitor = visitor;
    asking.actor.visitorId = visitor.id;
    this.csrf.announce(asking.reply, asking);
    return visitor;
  }

  /**
   * Before a first contribution, makes a caller without a cookie a visitor, so that there is a sender and a repeated key counts for the
   * same person. Other callers keep their identity.
   */
  async ensureSender(asking: Asking): Promise<void> {
    if (!asking.account && !asking.visitor) await this.begin(asking);
  }

  /**
   * Gives a visitor a name that is unique in this item before they do what others see under a name.
   * @returns that name; undefined for accounts, which have one, and for nobody
   */
  async nameHere({ account, visitor, request, item }: Asking): Promise<string | undefined> {
    if (account || !visitor || !item) return undefined;
    return nameInItem(this.database.manager, item.id, visitor, languageOf(request.headers['accept-language']));
  }

  /** Notes once a day that the visitor is still there, and lets the cookie live on from today. */
  async seen(asking: Asking): Promise<void> {
    const { visitor, reply, request } = asking;
    const now = new Date();
    if (!visitor || now.getTime() - visitor.lastSeenAt.getTime() < DAY_MS) return;
    await this.database.manager.update(Visitor, { id: visitor.id }, { lastSeenAt: now });
    const secret = readCookie(this.configuration, request.cookies, 'visitor');
    if (secret) setCookie(this.configuration, reply, 'visitor', secret, VISITOR_COOKIE_DAYS);
  }
}
