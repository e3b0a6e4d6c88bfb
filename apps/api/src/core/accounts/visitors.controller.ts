import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../platform/call.js';
import { CurrentContext, type RequestContext } from '../../platform/request-context.js';
import { CurrentUsers } from './current-users.js';
import { acceptedName } from './names/accepted-name.js';
import { RenameAccount } from './rename-account.js';
import { VisitorSessions } from './visitor-sessions.js';

/** Creates visitors. A repeated call returns the same visitor. A signed-in teacher may also have one (spec E8). */
@Controller()
export class VisitorsController {
  constructor(
    private readonly visitors: VisitorSessions,
    private readonly rename: RenameAccount,
    private readonly users: CurrentUsers,
  ) {}

  @Call(contract.visitor.create)
  create(@CurrentContext() context: RequestContext) {
    return implement(contract.visitor.create).handler(async ({ input }) => {
      const name = input.displayName === undefined ? undefined : acceptedName(input.displayName, 'displayName');
      if (!context.visitor) return this.users.visitor(await this.visitors.begin(context, name));
      if (name !== undefined) await this.rename.visitor(context.visitor, name);
      return this.users.visitor(context.visitor);
    });
  }
}
