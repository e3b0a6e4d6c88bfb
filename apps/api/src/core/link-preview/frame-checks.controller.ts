import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../platform/call.js';
import { FrameCheck } from './frame-check.js';

/** What is looked at before it is put into a frame, for whoever may put something in. */
@Controller()
export class FrameChecksController {
  constructor(private readonly frames: FrameCheck) {}

  @Call(contract.items.checkFrame)
  checkFrame() {
    return implement(contract.items.checkFrame).handler(async ({ input }) => ({ problem: await this.frames.problemOf(input.address) }));
  }
}
