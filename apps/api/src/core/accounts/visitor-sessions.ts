import { newId, newSecret, hashSecret, Visitor, type Configuration } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Asking } from '../../platform/asking.js';
import { setCookie, VISITOR_COOKIE_DAYS } from '../../platform/cookies.js';
import { Csrf } from '../../platform/csrf.js';
import { RateLimits } from '../../platform/rate-limits.js';
import { friendlyName } from './friendly-name.js';
import { CONFIGURATION } from '../../platform/tokens.js';

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
    this.rateLimits.newVisitor(asking.request.ip);
    const secret = newSecret();
    const now = new Date();
    const visitor = this.database.manager.create(Visitor, {
      id: newId(),
      hash: hashSecret(secret),
      displayName: displayName ?? friendlyName(asking.request.headers['accept-language']),
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
}
