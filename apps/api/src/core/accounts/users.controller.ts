import { contract, type CurrentUser } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { apiError } from '../../platform/api-error.js';
import { accountOf, Asked, type Asking } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { ChangePassword } from './change-password.js';
import { accountUser, visitorUser } from './current-user.js';
import { UpdateMe } from './update-me.js';
import { VisitorSessions } from './visitor-sessions.js';

/** Who I am: the account when somebody is signed in, else the visitor. */
@Controller()
export class UsersController {
  constructor(
    private readonly updates: UpdateMe,
    private readonly passwords: ChangePassword,
    private readonly visitors: VisitorSessions,
  ) {}

  @Call(contract.users.me)
  me(@Asked() asking: Asking) {
    return implement(contract.users.me).handler(async () => {
      await this.visitors.seen(asking);
      return me(asking);
    });
  }

  @Call(contract.users.updateMe)
  updateMe(@Asked() asking: Asking) {
    return implement(contract.users.updateMe).handler(async ({ input }) => {
      await this.updates.with(asking, input);
      return me(asking);
    });
  }

  @Call(contract.users.changePassword)
  changePassword(@Asked() asking: Asking) {
    return implement(contract.users.changePassword).handler(async ({ input }) => {
      await this.passwords.of(asking, accountOf(asking), input);
      return {};
    });
  }
}

function me(asking: Asking): CurrentUser {
  if (asking.account) return accountUser(asking.account);
  if (asking.visitor) return visitorUser(asking.visitor);
  throw apiError('UNAUTHORIZED');
}
