import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../platform/call.js';
import { CurrentContext, type RequestContext } from '../../platform/request-context.js';
import { ConfirmAddress } from './confirm-address.js';
import { RegisterAccount } from './register-account.js';

/** New accounts and the confirmation of their addresses. */
@Controller()
export class RegistrationsController {
  constructor(
    private readonly register: RegisterAccount,
    private readonly confirmAddress: ConfirmAddress,
  ) {}

  @Call(contract.registrations.create)
  create(@CurrentContext() context: RequestContext) {
    return implement(contract.registrations.create).handler(async ({ input }) => {
      await this.register.teacher(context, input);
      return {};
    });
  }

  @Call(contract.registrations.confirm)
  confirm(@CurrentContext() { account }: RequestContext) {
    return implement(contract.registrations.confirm).handler(async ({ input }) => ({
      email: await this.confirmAddress.with(input.token, account),
    }));
  }
}
