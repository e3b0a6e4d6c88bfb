import { contract } from '@murmel/contracts';
import { SignOnIdentity } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Call } from '../../platform/call.js';
import { CurrentContext, type RequestContext } from '../../platform/request-context.js';
import { SignOnProviders } from '../sign-on-providers/sign-on-providers.js';
import { AccountSessions } from './account-sessions.js';
import { CurrentUsers } from './current-users.js';
import { SignIn } from './sign-in.js';

/** Signing in and out. */
@Controller()
export class SessionsController {
  constructor(
    private readonly signIn: SignIn,
    private readonly sessions: AccountSessions,
    private readonly users: CurrentUsers,
    private readonly providers: SignOnProviders,
    private readonly database: DataSource,
  ) {}

  @Call(contract.sessions.create)
  create(@CurrentContext() context: RequestContext) {
    return implement(contract.sessions.create).handler(async ({ input }) => this.users.of(await this.signIn.with(context, input)));
  }

  @Call(contract.sessions.end)
  end(@CurrentContext() context: RequestContext) {
    return implement(contract.sessions.end).handler(async () => {
      const alsoAt = await this.signedOnAt(context);
      await this.sessions.end(context);
      return alsoAt === undefined ? {} : { alsoAt };
    });
  }

  /** Finds the provider's sign-out: on a shared device of a school the next person would be signed on with this account. */
  private async signedOnAt({ session }: RequestContext): Promise<string | undefined> {
    if (!session?.signOnId) return undefined;
    const identity = await this.database.manager.findOneBy(SignOnIdentity, { id: session.signOnId });
    return identity ? this.providers.find(identity.providerId)?.signOutAddress() : undefined;
  }
}
