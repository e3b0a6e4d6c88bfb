import { contract } from '@murmel/contracts';
import { hashSecret } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { apiError } from '../../platform/api-error.js';
import { Call } from '../../platform/call.js';
import { RateLimits } from '../../platform/rate-limits.js';
import { accountOf, CurrentContext, type RequestContext } from '../../platform/request-context.js';
import { CurrentUsers } from '../accounts/current-users.js';
import { InvitedTeachers } from '../schools/invited-teachers.js';
import { AddAddress } from './add-address.js';
import { BeginSignOn } from './begin-sign-on.js';
import { Newcomers } from './newcomers.js';
import { OwnSignOns } from './own-sign-ons.js';

const calls = contract.signOn;

/** Signing on with school accounts: what happens on pages of the product. */
@Controller()
export class SignOnController {
  constructor(
    private readonly newcomers: Newcomers,
    private readonly own: OwnSignOns,
    private readonly addresses: AddAddress,
    private readonly begin: BeginSignOn,
    private readonly invited: InvitedTeachers,
    private readonly users: CurrentUsers,
    private readonly rateLimits: RateLimits,
  ) {}

  @Call(calls.newcomer)
  newcomer(@CurrentContext() context: RequestContext) {
    return implement(calls.newcomer).handler(() => this.newcomers.read(context));
  }

  @Call(calls.createAccount)
  createAccount(@CurrentContext() context: RequestContext) {
    return implement(calls.createAccount).handler(async ({ input }) => this.users.of(await this.newcomers.complete(context, input)));
  }

  @Call(calls.acceptInvitation)
  acceptInvitation(@CurrentContext() context: RequestContext) {
    return implement(calls.acceptInvitation).handler(async ({ input: { secret, provider } }) => {
      const { ip } = context.request;
      await this.rateLimits.refuseAfterFailedSecrets(ip);
      const { hasAccount } = await this.invited.read(secret).catch(async (error: unknown) => {
        await this.rateLimits.failedSecret(ip);
        throw error;
      });
      // With an account they sign in and link the school account there.
      if (hasAccount) throw apiError('TOKEN_INVALID');
      return { address: await this.begin.forCall(context, provider, { purpose: 'invitation', secretHash: hashSecret(secret) }) };
    });
  }

  @Call(calls.own)
  ofCaller(@CurrentContext() context: RequestContext) {
    return implement(calls.own).handler(() => this.own.of(accountOf(context)));
  }

  @Call(calls.link)
  link(@CurrentContext() context: RequestContext) {
    return implement(calls.link).handler(async ({ input }) => ({ address: await this.own.link(context, input) }));
  }

  @Call(calls.unlink)
  unlink(@CurrentContext() context: RequestContext) {
    return implement(calls.unlink).handler(async ({ input }) => {
      await this.own.unlink(context, input.signOnId);
      return {};
    });
  }

  @Call(calls.addAddress)
  addAddress(@CurrentContext() context: RequestContext) {
    return implement(calls.addAddress).handler(async ({ input }) => {
      await this.addresses.mail(context, input.email);
      return {};
    });
  }
}
