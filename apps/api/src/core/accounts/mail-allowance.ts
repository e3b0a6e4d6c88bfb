import type { Configuration } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import type { Asking } from '../../platform/asking.js';
import { RateLimits } from '../../platform/rate-limits.js';
import { CONFIGURATION } from '../../platform/tokens.js';
import { type AttemptRule, Attempts } from './attempts.js';
import { mailKey } from './mail-key.js';

/** Limits mails of one kind to one mailbox: a lost mail can be requested again, but a mailbox cannot be flooded. */
const PER_MAILBOX: AttemptRule = { tries: 5, windowMinutes: 60, waitSeconds: 600 };

/** Limits how often a mail may be requested for an address. Known and unknown addresses are counted alike. */
@Injectable()
export class MailAllowance {
  constructor(
    private readonly attempts: Attempts,
    private readonly rateLimits: RateLimits,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @throws TOO_MANY_REQUESTS with the seconds to wait */
  async take(asking: Asking, purpose: 'registration' | 'reset', email: string): Promise<void> {
    await this.rateLimits.mailRequest(asking.request.ip);
    await this.attempts.take(mailKey(this.configuration, purpose, email), PER_MAILBOX);
  }
}
