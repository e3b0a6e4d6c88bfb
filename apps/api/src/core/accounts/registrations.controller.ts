import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Asked, type Asking } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { ConfirmAddress } from './confirm-address.js';
import { Register } from './register.js';

/** New accounts and the confirmation of their addresses. */
@Controller()
export class RegistrationsController {
  constructor(
    private readonly register: Register,
    private readonly confirmAddress: ConfirmAddress,
  ) {}

  @Call(contract.registrations.create)
  create(@Asked() asking: Asking) {
    return implement(contract.registrations.create).handler(async ({ input }) => {
      await this.register.teacher(asking, input);
      return {};
    });
  }

  @Call(contract.registrations.confirm)
  confirm() {
    return implement(contract.registrations.confirm).handler(async ({ input }) => ({ email: await this.confirmAddress.with(input.token) }));
  }
}
