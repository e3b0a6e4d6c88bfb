import { Account, type Configuration } from '@murmel/server';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { takesBackgroundWork } from '../../platform/processes/process-role.js';

/** At start, makes the owner of the confirmed address ADMIN_EMAIL an admin. Later owners become admin by confirming it. */
@Injectable()
export class FirstAdmin implements OnApplicationBootstrap {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const email = this.configuration.adminEmail;
    if (email && takesBackgroundWork(this.configuration))
      await this.database.manager.update(Account, { email, type: 'User', confirmedAt: Not(IsNull()) }, { admin: true });
  }
}
