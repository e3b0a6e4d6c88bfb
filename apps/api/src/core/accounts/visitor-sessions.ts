import { type Configuration, hashSecret, LtiLearner, newId, newSecret, Visitor } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readCookie, setCookie, VISITOR_COOKIE_DAYS } from '../../platform/cookies.js';
import { Csrf } from '../../platform/csrf.js';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { RateLimits } from '../../platform/rate-limits.js';
import type { RequestContext } from '../../platform/request-context.js';
import { guestNameInItem, languageOf, randomGuestName } from './guests/guest-names.js';

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
  async begin(context: RequestContext, displayName?: string): Promise<Visitor> {
    await this.rateLimits.newVisitor(context.request.ip);
    const secret = newSecret();
    const now = new Date();
    const visitor = this.database.manager.create(Visitor, {
      id: newId(),
      hash: hashSecret(secret),
      displayName: displayName ?? randomGuestName(languageOf(context.request.headers['accept-language'])),
      named: displayName !== undefined,
      nameAskedAt: null,
      createdAt: now,
      lastSeenAt: now,
    });
    await this.database.manager.insert(Visitor, visitor);
    setCookie(this.configuration, context.reply, 'visitor', secret, VISITOR_COOKIE_DAYS);
    context.visitor = visitor;
    context.actor.visitorId = visitor.id;
    this.csrf.announce(context.reply, context);
    return visitor;
  }

  /**
   * Before a first contribution, makes a caller without a cookie a visitor, so that there is a sender and a repeated key counts for the
   * same person. Other callers keep their identity.
   */
  async ensureSender(context: RequestContext): Promise<void> {
    if (!context.account && !context.visitor) await this.begin(context);
  }

  /**
   * Gives a visitor a name that is unique in this item before they do what others see under a name.
   * @returns that name; undefined for accounts, which have one, for clients without a visitor, and while an admin looks as one
   */
  async nameHere({ account, visitor, request, item, incognito }: RequestContext): Promise<string | undefined> {
    if (account || !visitor || !item || incognito) return undefined;
    return guestNameInItem(this.database.manager, item.id, visitor, languageOf(request.headers['accept-language']));
  }

  /**
   * Notes once a day that the visitor is still there, and lets the cookie live on from today; that of a learner from a learning platform
   * still ends with the browser, because school devices are shared.
   */
  async seen(context: RequestContext): Promise<void> {
    const { visitor, reply, request, incognito } = context;
    const now = new Date();
    if (!visitor || incognito || now.getTime() - visitor.lastSeenAt.getTime() < DAY_MS) return;
    await this.database.manager.update(Visitor, { id: visitor.id }, { lastSeenAt: now });
    const secret = readCookie(this.configuration, request.cookies, 'visitor');
    if (secret && !(await this.database.manager.existsBy(LtiLearner, { visitorId: visitor.id })))
      setCookie(this.configuration, reply, 'visitor', secret, VISITOR_COOKIE_DAYS);
  }
}
