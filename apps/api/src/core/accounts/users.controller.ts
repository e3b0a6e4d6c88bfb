import { type CurrentUser, contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { apiError } from '../../platform/api-error.js';
import { Asked, type Asking, accountOf } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
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
  me(@Asked() asking: Asking) {
    return implement(contract.users.me).handler(async () => {
      await this.visitors.seen(asking);
      return this.asking(asking);
    });
  }

  @Call(contract.users.updateMe)
  updateMe(@Asked() asking: Asking) {
    return implement(contract.users.updateMe).handler(async ({ input }) => {
      await this.updates.with(asking, input);
      return this.asking(asking);
    });
  }

  @Call(contract.users.changePassword)
  changePassword(@Asked() asking: Asking) {
    return implement(contract.users.changePassword).handler(async ({ input }) => {
      await this.passwords.of(asking, accountOf(asking), input);
      return {};
    });
  }

  private async asking({ account, visitor }: Asking): Promise<CurrentUser> {
    if (account) return this.users.of(account);
    if (visitor) return this.users.visitor(visitor);
    throw apiError('UNAUTHORIZED');
  }
}
