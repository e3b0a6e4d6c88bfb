import { contract, SERVER_LIMITS } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { RateLimits } from '../../platform/rate-limits.js';
import { CurrentContext, type RequestContext } from '../../platform/request-context.js';
import { AttemptLimits } from '../accounts/attempt-limits.js';
import { VisitorSessions } from '../accounts/visitor-sessions.js';
import { reportItem } from './report-item.js';

const calls = contract.reports;
const PER_PERSON = { tries: SERVER_LIMITS.reports.perPersonPerDay, windowMinutes: 24 * 60, waitSeconds: 24 * 3600 };

/** Reports problems with open material to reviewers. */
@Controller()
export class ReportsController {
  constructor(
    private readonly visitors: VisitorSessions,
    private readonly attempts: AttemptLimits,
    private readonly rateLimits: RateLimits,
    private readonly idempotency: Idempotency,
  ) {}

  @Call(calls.create)
  create(@CurrentContext() context: RequestContext) {
    return implement(calls.create).handler(async ({ input: { id: _taken, ...said } }) => {
      await this.rateLimits.report(context);
      await this.visitors.ensureSender(context);
      await this.attempts.take(`report:${(context.account ?? context.visitor)!.id}`, PER_PERSON);
      await this.idempotency.once(context, said, async (manager) => {
        await reportItem(manager, context, said);
        return {};
      });
      return {};
    });
  }
}
