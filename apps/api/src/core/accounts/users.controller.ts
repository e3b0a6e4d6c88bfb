import { type CurrentUser, contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { apiError } from '../../platform/api-error.js';
import { Call } from '../../platform/call.js';
import { accountOf, CurrentContext, type RequestContext } from '../../platform/request-context.js';
import { ChangePassword } from './change-password.js';
import { CurrentUsers } from './current-users.js';
import { UpdateMe } from './update-me.js';
import { VisitorSessions } from './visitor-sessions.js';

/** Routes for the current user: the account when signed in, else the visitor. */
@Controller()
export class UsersController {
  constructor(
    private readonly updates: UpdateMe,
    private readonly passwords: ChangePassword,
    private readonly visitors: VisitorSessions,
    private readonly users: CurrentUsers,
  ) {}

  @Call(contract.users.me)
  me(@CurrentContext() context: RequestContext) {
    return implement(contract.users.me).handler(async () => {
      await this.visitors.seen(context);
      return this.currentUserOf(context);
    });
  }

  @Call(contract.users.updateMe)
  updateMe(@CurrentContext() context: RequestContext) {
    return implement(contract.users.updateMe).handler(async ({ input }) => {
      await this.updates.with(context, input);
      return this.currentUserOf(context);
    });
  }

  @Call(contract.users.changePassword)
  changePassword(@CurrentContext() context: RequestContext) {
    return implement(contract.users.changePassword).handler(async ({ input }) => {
      await this.passwords.of(context, accountOf(context), input);
      return {};
    });
  }

  private async currentUserOf({ account, visitor, incognito }: RequestContext): Promise<CurrentUser> {
    if (account) return this.users.of(account, incognito !== null);
    if (visitor) return this.users.visitor(visitor, incognito !== null);
    throw apiError('UNAUTHORIZED');
  }
}
