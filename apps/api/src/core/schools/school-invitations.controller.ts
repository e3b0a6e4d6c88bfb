import { contract } from '@murmel/contracts';
import { SchoolInvitation } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { accountOf, CurrentContext, type RequestContext, rowOf, schoolOf } from '../../platform/request-context.js';
import { acceptOffer, readOffer } from './accept-invitation.js';
import { SchoolInvitationMails } from './invitation-mails.js';
import { invite, listInvitations, revoke } from './invite-teachers.js';
import { InvitedTeachers } from './invited-teachers.js';
import { schoolAnswer } from './school-answer.js';

const calls = contract.schools;
const byAdministration = contract.invitedTeachers;

/** Adds colleagues to a school by a link that was mailed to them. */
@Controller()
export class SchoolInvitationsController {
  constructor(
    private readonly database: DataSource,
    private readonly idempotency: Idempotency,
    private readonly mails: SchoolInvitationMails,
    private readonly invitedTeachers: InvitedTeachers,
  ) {}

  @Call(calls.invitations)
  invitations(@CurrentContext() context: RequestContext) {
    return implement(calls.invitations).handler(async ({ input: { page, limit } }) => {
      const { invitations, total } = await listInvitations(this.database.manager, schoolOf(context).id, page, limit);
      return { entries: invitations, total, page, limit };
    });
  }

  @Call(calls.invite)
  invite(@CurrentContext() context: RequestContext) {
    return implement(calls.invite).handler(async ({ input: { email } }) => {
      await this.mails.take(context, email);
      const { id } = schoolOf(context);
      // The stored result for a repeated request contains no secret, and sends no second mail.
      return this.idempotency.once(context, { school: id, email }, async (manager) => {
        const { invitation, secret } = await invite(manager, id, accountOf(context).id, email);
        this.mails.sendAfter(context, id, email, secret);
        return invitation;
      });
    });
  }

  @Call(calls.revoke)
  revoke(@CurrentContext() context: RequestContext) {
    return implement(calls.revoke).handler(async () => {
      await revoke(this.database.manager, rowOf(context, SchoolInvitation));
      return {};
    });
  }

  @Call(calls.readInvitation)
  read(@CurrentContext() context: RequestContext) {
    return implement(calls.readInvitation).handler(({ input }) => readOffer(this.database.manager, accountOf(context), input.secret));
  }

  @Call(calls.accept)
  accept(@CurrentContext() context: RequestContext) {
    return implement(calls.accept).handler(async ({ input }) => {
      const id = await acceptOffer(this.database, accountOf(context), input.secret);
      return { school: id === null ? null : await schoolAnswer(this.database.manager, context.actor, id) };
    });
  }

  @Call(byAdministration.read)
  readInvited() {
    return implement(byAdministration.read).handler(({ input }) => this.invitedTeachers.read(input.secret));
  }

  @Call(byAdministration.accept)
  acceptInvited(@CurrentContext() context: RequestContext) {
    return implement(byAdministration.accept).handler(async ({ input }) => {
      await this.invitedTeachers.accept(context, input);
      return {};
    });
  }
}
