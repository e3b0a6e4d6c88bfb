import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Asked, type Asking } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { RateLimits } from '../../platform/rate-limits.js';
import { FrameCheck } from './frame-check.js';

/** Routes to check content before it is framed, for those who may insert it. */
@Controller()
export class FrameChecksController {
  constructor(
    private readonly frames: FrameCheck,
    private readonly rateLimits: RateLimits,
  ) {}

  @Call(contract.items.checkFrame)
  checkFrame(@Asked() asking: Asking) {
    return implement(contract.items.checkFrame).handler(async ({ input }) => ({
      problem: (await this.rateLimits.admitsLook(asking)) ? await this.frames.problemOf(input.address) : null,
    }));
  }
}
