import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Asked, type Asking } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { ResetPassword } from './reset-password.js';

/** A forgotten password: ask for a mail, then choose a new one. */
@Controller()
export class PasswordResetsController {
  constructor(private readonly reset: ResetPassword) {}

  @Call(contract.passwordResets.create)
  create(@Asked() asking: Asking) {
    return implement(contract.passwordResets.create).handler(async ({ input }) => {
      await this.reset.request(asking, input.email);
      return {};
    });
  }

  @Call(contract.passwordResets.finish)
  finish(@Asked() asking: Asking) {
    return implement(contract.passwordResets.finish).handler(async ({ input }) => {
      await this.reset.finish(asking, input);
      return {};
    });
  }
}
