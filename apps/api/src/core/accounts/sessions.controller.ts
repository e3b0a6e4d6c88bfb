import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Asked, type Asking } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { AccountSessions } from './account-sessions.js';
import { CurrentUsers } from './current-users.js';
import { SignIn } from './sign-in.js';

/** Signing in and out. */
@Controller()
export class SessionsController {
  constructor(
    private readonly signIn: SignIn,
    private readonly sessions: AccountSessions,
    private readonly users: CurrentUsers,
  ) {}

  @Call(contract.sessions.create)
  create(@Asked() asking: Asking) {
    return implement(contract.sessions.create).handler(async ({ input }) => this.users.of(await this.signIn.with(asking, input)));
  }

  @Call(contract.sessions.end)
  end(@Asked() asking: Asking) {
    return implement(contract.sessions.end).handler(async () => {
      await this.sessions.end(asking);
      return {};
    });
  }
}
