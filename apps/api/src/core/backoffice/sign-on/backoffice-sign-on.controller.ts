import { type AdministeredProvider, contract } from '@murmel/contracts';
import { type Configuration, SchoolSignOn } from '@murmel/server';
import { Controller, Inject } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { Call } from '../../../platform/call.js';
import { CONFIGURATION } from '../../../platform/injection-tokens.js';
import type { ProviderConnection } from '../../sign-on-providers/provider-connection.js';
import { SignOnProviders } from '../../sign-on-providers/sign-on-providers.js';
import { nameSchool } from './name-schools.js';
import { providerAnswers } from './provider-answers.js';
import { providerChecks } from './provider-checks.js';

const calls = contract.backofficeSignOn;

/** Providers of school accounts, for admins of the installation. */
@Controller()
export class BackofficeSignOnController {
  constructor(
    private readonly database: DataSource,
    private readonly providers: SignOnProviders,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  @Call(calls.read)
  read() {
    return implement(calls.read).handler(async () => ({
      passwordSignIn: this.configuration.passwordSignIn,
      providers: await providerAnswers(this.database.manager, this.providers.all),
    }));
  }

  @Call(calls.test)
  test() {
    return implement(calls.test).handler(async ({ input }) => ({ checks: await providerChecks(this.connection(input.providerId)) }));
  }

  @Call(calls.addSchool)
  addSchool() {
    return implement(calls.addSchool).handler(async ({ input: { providerId, ...naming } }): Promise<AdministeredProvider> => {
      const connection = this.connection(providerId);
      await nameSchool(this.database, connection, naming);
      const [answer] = await providerAnswers(this.database.manager, [connection]);
      return answer!;
    });
  }

  @Call(calls.removeSchool)
  removeSchool() {
    return implement(calls.removeSchool).handler(async ({ input: { providerId, schoolId } }) => {
      const { affected } = await this.database.manager.delete(SchoolSignOn, { providerId, schoolId });
      if (!affected) throw apiError('NOT_FOUND');
      return {};
    });
  }

  private connection(id: string): ProviderConnection {
    const connection = this.providers.find(id);
    if (!connection) throw apiError('NOT_FOUND');
    return connection;
  }
}
