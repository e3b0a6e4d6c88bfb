import type { Configuration } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { RateLimits } from '../../platform/rate-limits.js';
import type { RequestContext } from '../../platform/request-context.js';
import { AttemptLimits, type AttemptRule } from './attempt-limits.js';
import { mailKey } from './mail-key.js';

/** Limits mails of one kind to one mailbox: a lost mail can be requested again, but a mailbox cannot be flooded. */
const PER_MAILBOX: AttemptRule = { tries: 5, windowMinutes: 60, waitSeconds: 600 };

/** Limits how often a mail may be requested for an address. Known and unknown addresses are counted alike. */
@Injectable()
export class MailAllowance {
  constructor(
    private readonly attempts: AttemptLimits,
    private readonly rateLimits: RateLimits,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @throws TOO_MANY_REQUESTS with the seconds to wait */
  async take(context: RequestContext, purpose: 'registration' | 'reset' | 'address', email: string): Promise<void> {
    await this.rateLimits.mailRequest(context.request.ip);
    await this.attempts.take(mailKey(this.configuration, purpose, email), PER_MAILBOX);
  }
}
