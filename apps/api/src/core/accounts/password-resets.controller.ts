import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../platform/call.js';
import { CurrentContext, type RequestContext } from '../../platform/request-context.js';
import { ResetPassword } from './reset-password.js';

/** A forgotten password: ask for a mail, then choose a new one. */
@Controller()
export class PasswordResetsController {
  constructor(private readonly reset: ResetPassword) {}

  @Call(contract.passwordResets.create)
  create(@CurrentContext() context: RequestContext) {
    return implement(contract.passwordResets.create).handler(async ({ input }) => {
      await this.reset.request(context, input.email);
      return {};
    });
  }

  @Call(contract.passwordResets.finish)
  finish(@CurrentContext() context: RequestContext) {
    return implement(contract.passwordResets.finish).handler(async ({ input }) => {
      await this.reset.finish(context, input);
      return {};
    });
  }
}
