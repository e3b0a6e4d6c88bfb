import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Call } from '../../platform/call.js';
import { deletionDays } from './deletion-days.js';
import { InstallationOverviews } from './installation-overviews.js';
import { InstallationStates } from './installation-states.js';

const calls = contract.installation;

/** Facts about the installation, for its admins. */
@Controller()
export class InstallationController {
  constructor(
    private readonly database: DataSource,
    private readonly states: InstallationStates,
    private readonly overviews: InstallationOverviews,
  ) {}

  @Call(calls.overview)
  overview() {
    return implement(calls.overview).handler(() => this.overviews.now());
  }

  @Call(calls.deletions)
  deletions() {
    return implement(calls.deletions).handler(async ({ input: { page, limit } }) => {
      const { days, total } = await deletionDays(this.database.manager, page, limit);
      return { entries: days, total, page, limit };
    });
  }

  @Call(calls.state)
  state() {
    return implement(calls.state).handler(() => this.states.now());
  }
}
