import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../platform/call.js';
import { CurrentContext, type RequestContext } from '../../platform/request-context.js';
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
  create(@CurrentContext() context: RequestContext) {
    return implement(contract.sessions.create).handler(async ({ input }) => this.users.of(await this.signIn.with(context, input)));
  }

  @Call(contract.sessions.end)
  end(@CurrentContext() context: RequestContext) {
    return implement(contract.sessions.end).handler(async () => {
      await this.sessions.end(context);
      return {};
    });
  }
}
