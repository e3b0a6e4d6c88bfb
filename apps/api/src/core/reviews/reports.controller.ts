import { contract, SERVER_LIMITS } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Asked, type Asking } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { RateLimits } from '../../platform/rate-limits.js';
import { Attempts } from '../accounts/attempts.js';
import { VisitorSessions } from '../accounts/visitor-sessions.js';
import { reportItem } from './report-item.js';

const calls = contract.reports;
const PER_PERSON = { tries: SERVER_LIMITS.reports.perPersonPerDay, windowMinutes: 24 * 60, waitSeconds: 24 * 3600 };

/** Reports problems with open material to reviewers. */
@Controller()
export class ReportsController {
  constructor(
    private readonly visitors: VisitorSessions,
    private readonly attempts: Attempts,
    private readonly rateLimits: RateLimits,
    private readonly idempotency: Idempotency,
  ) {}

  @Call(calls.create)
  create(@Asked() asking: Asking) {
    return implement(calls.create).handler(async ({ input: { id: _taken, ...said } }) => {
      await this.rateLimits.report(asking);
      await this.visitors.ensureSender(asking);
      await this.attempts.take(`report:${(asking.account ?? asking.visitor)!.id}`, PER_PERSON);
      await this.idempotency.once(asking, said, async (manager) => {
        await reportItem(manager, asking, said);
        return {};
      });
      return {};
    });
  }
}
