import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { apiError } from '../../platform/api-error.js';
import { Asked, type Asking } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { shownName } from './current-user.js';
import { UpdateMe } from './update-me.js';

/** The person as tools see them: an id, a kind and the name that others read. */
@Controller()
export class ToolsUsersController {
  constructor(private readonly updates: UpdateMe) {}

  @Call(contract.toolsUsers.current)
  current(@Asked() asking: Asking) {
    return implement(contract.toolsUsers.current).handler(() => toolsUser(asking));
  }

  @Call(contract.toolsUsers.approved)
  approved(@Asked() asking: Asking) {
    return implement(contract.toolsUsers.approved).handler(() => ({ approved: Boolean(asking.account?.confirmedAt) }));
  }

  /** Changes the caller's own name only. Other accounts are treated as nonexistent. */
  @Call(contract.toolsUsers.update)
  update(@Asked() asking: Asking) {
    return implement(contract.toolsUsers.update).handler(async ({ input: { userId, displayName } }) => {
      if (userId !== toolsUser(asking).id) throw apiError('NOT_FOUND');
      await this.updates.with(asking, asking.account?.type === 'User' ? { publicName: displayName } : { displayName });
      return toolsUser(asking);
    });
  }
}

function toolsUser({ account, visitor }: Asking): { id: string; type: 'User' | 'Pupil' | 'Visitor'; displayName: string } {
  if (account) return { id: account.id, type: account.type, displayName: shownName(account) };
  if (visitor) return { id: visitor.id, type: 'Visitor', displayName: shownName(visitor) };
  throw apiError('UNAUTHORIZED');
}
