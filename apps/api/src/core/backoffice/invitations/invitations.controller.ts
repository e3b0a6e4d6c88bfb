import { contract, SERVER_LIMITS } from '@murmel/contracts';
import { type Configuration, SchoolInvitation } from '@murmel/server';
import { Controller, Inject } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { Call } from '../../../platform/call.js';
import { CONFIGURATION } from '../../../platform/injection-tokens.js';
import { accountOf, CurrentContext, type RequestContext } from '../../../platform/request-context.js';
import { InvitationAllowance } from '../../accounts/invitation-allowance.js';
import { SchoolInvitationMails } from '../../schools/invitation-mails.js';
import { type InvitedPerson, invitePeople, knownAddresses, wrongAddresses } from './invite-people.js';

const calls = contract.backofficeInvitations;

/** Invitations of many teachers by the administration: mailed, or as links where there is no mail server. */
@Controller()
export class BackofficeInvitationsController {
  constructor(
    private readonly database: DataSource,
    private readonly allowance: InvitationAllowance,
    private readonly mails: SchoolInvitationMails,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  @Call(calls.check)
  check() {
    return implement(calls.check).handler(async ({ input }) => ({
      ...(await knownAddresses(this.database.manager, input.emails)),
      wrong: wrongAddresses(input.emails),
      byMail: this.byMail,
    }));
  }

  @Call(calls.create)
  create(@CurrentContext() context: RequestContext) {
    return implement(calls.create).handler(async ({ input: { people, ...preset } }) => {
      const { allowed, later } = await this.withinAllowance(context, people);
      const invited = await this.database.transaction((manager) =>
        invitePeople(manager, accountOf(context).id, allowed, preset, !this.byMail),
      );
      const entries = invited.map(({ person: { email }, state, secret }) => {
        if (secret !== null && this.byMail) this.mails.sendAfter(context, preset.schoolId, email, secret);
        const link = secret === null || this.byMail ? null : `${this.configuration.publicUrl}/school_invitation?token=${secret}`;
        return { email, state, link };
      });
      return { entries: [...entries, ...later.map(({ email }) => ({ email, state: 'later' as const, link: null }))] };
    });
  }

  @Call(calls.remove)
  remove() {
    return implement(calls.remove).handler(async ({ input }) => {
      const { affected } = await this.database.manager.delete(SchoolInvitation, { id: input.invitationId });
      if (affected !== 1) throw apiError('NOT_FOUND');
      return {};
    });
  }

  private get byMail(): boolean {
    return this.configuration.smtpUrl !== undefined;
  }

  /** Mails are counted before anything is written; who would get too many is left for later. */
  private async withinAllowance(
    context: RequestContext,
    people: readonly InvitedPerson[],
  ): Promise<{ allowed: InvitedPerson[]; later: InvitedPerson[] }> {
    if (!this.byMail) return { allowed: [...people], later: [] };
    const { accounts } = await knownAddresses(
      this.database.manager,
      people.map(({ email }) => email),
    );
    const [allowed, later]: [InvitedPerson[], InvitedPerson[]] = [[], []];
    for (const person of people) {
      const taken = accounts.includes(person.email)
        ? true
        : await this.allowance.take(context, 'school-invitation', person.email, SERVER_LIMITS.invitations.byAdministration).then(
            () => true,
            () => false,
          );
      (taken ? allowed : later).push(person);
    }
    return { allowed, later };
  }
}
