import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../platform/call.js';
import { RateLimits } from '../../platform/rate-limits.js';
import { CurrentContext, type RequestContext } from '../../platform/request-context.js';
import { FrameCheck } from './frame-check.js';

/** Routes to check content before it is framed, for those who may insert it. */
@Controller()
export class FrameChecksController {
  constructor(
    private readonly frames: FrameCheck,
    private readonly rateLimits: RateLimits,
  ) {}

  @Call(contract.items.checkFrame)
  checkFrame(@CurrentContext() context: RequestContext) {
    return implement(contract.items.checkFrame).handler(async ({ input }) => ({
      problem: (await this.rateLimits.admitsLook(context)) ? await this.frames.problemOf(input.address) : null,
    }));
  }
}
