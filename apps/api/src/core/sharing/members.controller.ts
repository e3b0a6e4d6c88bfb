import { contract, type Member } from '@murmel/contracts';
import { ItemMember } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { CurrentContext, itemOf, type RequestContext, rowOf } from '../../platform/request-context.js';
import { Invitations } from './invitations.js';
import { addMember, changeMember, listMembers, removeMember } from './members.js';

/** Teachers who were invited by mail address. */
@Controller()
export class MembersController {
  constructor(
    private readonly database: DataSource,
    private readonly idempotency: Idempotency,
    private readonly invitations: Invitations,
  ) {}

  @Call(contract.items.members)
  members(@CurrentContext() context: RequestContext) {
    const { id } = itemOf(context);
    return implement(contract.items.members).handler(async ({ input: { page, limit } }) => {
      const { members, total } = await listMembers(this.database.manager, id, page, limit);
      return { entries: members.map(answer), total, page, limit };
    });
  }

  @Call(contract.items.addMember)
  addMember(@CurrentContext() context: RequestContext) {
    return implement(contract.items.addMember).handler(async ({ input }) => {
      await this.invitations.take(context, input.email);
      return this.idempotency.once(context, input, async (manager) => {
        const member = await addMember(manager, itemOf(context).id, input.email, input.role);
        this.invitations.sendAfter(context, itemOf(context).id, member.email);
        return answer(member);
      });
    });
  }

  @Call(contract.items.updateMember)
  updateMember(@CurrentContext() context: RequestContext) {
    return implement(contract.items.updateMember).handler(async ({ input }) =>
      answer(await changeMember(this.database, itemOf(context).id, rowOf(context, ItemMember).id, input.role)),
    );
  }

  @Call(contract.items.removeMember)
  removeMember(@CurrentContext() context: RequestContext) {
    return implement(contract.items.removeMember).handler(async () => {
      await removeMember(this.database, itemOf(context).id, rowOf(context, ItemMember).id);
      return {};
    });
  }
}

function answer({ id, email, role }: ItemMember): Member {
  return { id, email, role };
}
