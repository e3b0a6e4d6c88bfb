import { contract } from '@murmel/contracts';
import { SchoolInvitation } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Asked, type Asking, accountOf, rowOf, schoolOf } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { acceptOffer, readOffer } from './accept-invitation.js';
import { SchoolInvitationMails } from './invitation-mails.js';
import { invite, listInvitations, revoke } from './invite-teachers.js';
import { schoolAnswer } from './school-answer.js';

const calls = contract.schools;

/** Adds colleagues to a school by a link that was mailed to them. */
@Controller()
export class SchoolInvitationsController {
  constructor(
    private readonly database: DataSource,
    private readonly idempotency: Idempotency,
    private readonly mails: SchoolInvitationMails,
  ) {}

  @Call(calls.invitations)
  invitations(@Asked() asking: Asking) {
    return implement(calls.invitations).handler(async ({ input: { page, limit } }) => {
      const { invitations, total } = await listInvitations(this.database.manager, schoolOf(asking).id, page, limit);
      return { entries: invitations, total, page, limit };
    });
  }

  @Call(calls.invite)
  invite(@Asked() asking: Asking) {
    return implement(calls.invite).handler(async ({ input: { email } }) => {
      await this.mails.take(asking, email);
      const { id } = schoolOf(asking);
      // The stored result for a repeated request contains no secret, and sends no second mail.
      return this.idempotency.once(asking, { school: id, email }, async (manager) => {
        const { invitation, secret } = await invite(manager, id, accountOf(asking).id, email);
        this.mails.sendAfter(asking, id, email, secret);
        return invitation;
      });
    });
  }

  @Call(calls.revoke)
  revoke(@Asked() asking: Asking) {
    return implement(calls.revoke).handler(async () => {
      await revoke(this.database.manager, rowOf(asking, SchoolInvitation));
      return {};
    });
  }

  @Call(calls.readInvitation)
  read(@Asked() asking: Asking) {
    return implement(calls.readInvitation).handler(({ input }) => readOffer(this.database.manager, accountOf(asking), input.secret));
  }

  @Call(calls.accept)
  accept(@Asked() asking: Asking) {
    return implement(calls.accept).handler(async ({ input }) =>
      schoolAnswer(this.database.manager, asking.actor, await acceptOffer(this.database, accountOf(asking), input.secret)),
    );
  }
}
