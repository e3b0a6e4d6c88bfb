import type { Configuration } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { accountOf, type RequestContext } from '../../platform/request-context.js';
import { AttemptLimits, type AttemptRule } from './attempt-limits.js';
import { mailKey } from './mail-key.js';

const DAY_MS = 24 * 3_600_000;

export interface InvitationRule {
  perDay: number;
  /** daily limit of an account that is younger than `newDays` */
  perDayWhileNew: number;
  newDays: number;
  /** invitations of this kind to one address, from all senders together */
  perMailbox: number;
}

/** Limits how many mails a user may have sent to addresses of their choice. */
@Injectable()
export class InvitationAllowance {
  constructor(
    private readonly attempts: AttemptLimits,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @throws TOO_MANY_REQUESTS with the seconds to wait */
  async take(context: RequestContext, purpose: string, email: string, rule: InvitationRule): Promise<void> {
    const { id, createdAt } = accountOf(context);
    const isNew = Date.now() - createdAt.getTime() < rule.newDays * DAY_MS;
    await this.attempts.take(`${purpose}:${id}`, perDay(isNew ? rule.perDayWhileNew : rule.perDay));
    await this.attempts.take(mailKey(this.configuration, purpose, email), perDay(rule.perMailbox));
  }
}

function perDay(tries: number): AttemptRule {
  return { tries, windowMinutes: 24 * 60, waitSeconds: 24 * 3600 };
}
