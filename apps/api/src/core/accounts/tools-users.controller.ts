import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { apiError } from '../../platform/api-error.js';
import { Call } from '../../platform/call.js';
import { CurrentContext, type RequestContext } from '../../platform/request-context.js';
import { shownName } from './current-user.js';
import { UpdateMe } from './update-me.js';

/** The person as tools see them: an id, a kind and the name that others read. */
@Controller()
export class ToolsUsersController {
  constructor(private readonly updates: UpdateMe) {}

  @Call(contract.toolsUsers.current)
  current(@CurrentContext() context: RequestContext) {
    return implement(contract.toolsUsers.current).handler(() => toolsUser(context));
  }

  @Call(contract.toolsUsers.approved)
  approved(@CurrentContext() context: RequestContext) {
    return implement(contract.toolsUsers.approved).handler(() => ({ approved: Boolean(context.account?.confirmedAt) }));
  }

  /** Changes the caller's own name only. Other accounts are treated as nonexistent. */
  @Call(contract.toolsUsers.update)
  update(@CurrentContext() context: RequestContext) {
    return implement(contract.toolsUsers.update).handler(async ({ input: { userId, displayName } }) => {
      if (userId !== toolsUser(context).id) throw apiError('NOT_FOUND');
      await this.updates.with(context, context.account?.type === 'User' ? { publicName: displayName } : { displayName });
      return toolsUser(context);
    });
  }
}

function toolsUser({ account, visitor }: RequestContext): { id: string; type: 'User' | 'Pupil' | 'Visitor'; displayName: string } {
  if (account) return { id: account.id, type: account.type, displayName: shownName(account) };
  if (visitor) return { id: visitor.id, type: 'Visitor', displayName: shownName(visitor) };
  throw apiError('UNAUTHORIZED');
}
