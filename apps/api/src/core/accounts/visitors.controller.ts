import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Asked, type Asking } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { CurrentUsers } from './current-users.js';
import { acceptedName } from './names/accepted-name.js';
import { Rename } from './rename.js';
import { VisitorSessions } from './visitor-sessions.js';

/** Creates visitors. A repeated call returns the same visitor. A signed-in teacher may also have one (decision E8). */
@Controller()
export class VisitorsController {
  constructor(
    private readonly visitors: VisitorSessions,
    private readonly rename: Rename,
    private readonly users: CurrentUsers,
  ) {}

  @Call(contract.visitor.create)
  create(@Asked() asking: Asking) {
    return implement(contract.visitor.create).handler(async ({ input }) => {
      const name = input.displayName === undefined ? undefined : acceptedName(input.displayName, 'displayName');
      if (!asking.visitor) return this.users.visitor(await this.visitors.begin(asking, name));
      if (name !== undefined) await this.rename.visitor(asking.visitor, name);
      return this.users.visitor(asking.visitor);
    });
  }
}
