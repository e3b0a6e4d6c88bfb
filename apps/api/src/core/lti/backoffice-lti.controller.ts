import { type AdministeredPlatform, contract } from '@murmel/contracts';
import type { Configuration } from '@murmel/server';
import { Controller, Inject } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Call } from '../../platform/call.js';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { LtiPlatforms } from './lti-platforms.js';
import { LtiTests } from './lti-tests.js';
import { toolAddresses } from './tool-addresses.js';

const calls = contract.backofficeLti;

type Counts = Pick<AdministeredPlatform, 'id' | 'links' | 'learners' | 'gradesWaiting' | 'gradesFailed'> & { launchedAt: Date | null };

const COUNTS = `select p.id,
    (select count(*)::int from lti_link k where k.platform_id = p.id) as links,
    (select max(k.launched_at) from lti_link k where k.platform_id = p.id) as "launchedAt",
    (select count(*)::int from lti_learner l where l.platform_id = p.id) as learners,
    (select count(*)::int from lti_grade t join lti_grant g on g.id = t.grant_id join lti_learner l on l.id = g.learner_id
      where l.platform_id = p.id and t.state = 'waiting') as "gradesWaiting",
    (select count(*)::int from lti_grade t join lti_grant g on g.id = t.grant_id join lti_learner l on l.id = g.learner_id
      where l.platform_id = p.id and t.state = 'failed') as "gradesFailed"
  from unnest($1::text[]) as p(id)`;

/** Learning platforms, for admins of the installation: numbers, and what to write over there. */
@Controller()
export class BackofficeLtiController {
  constructor(
    private readonly database: DataSource,
    private readonly platforms: LtiPlatforms,
    private readonly tests: LtiTests,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  @Call(calls.read)
  read() {
    return implement(calls.read).handler(async () => {
      const rows = await this.database.query<Counts[]>(COUNTS, [this.platforms.all.map(({ id }) => id)]);
      const counts = new Map(rows.map((row) => [row.id, row]));
      return {
        tool: { ...toolAddresses(this.configuration.publicUrl), secure: this.configuration.https },
        platforms: this.platforms.all.map((platform) => {
          const { launchedAt, ...numbers } = counts.get(platform.id)!;
          return { ...platform, deployments: [...platform.deployments], ...numbers, launchedAt: launchedAt?.toISOString() ?? null };
        }),
      };
    });
  }

  @Call(calls.test)
  test() {
    return implement(calls.test).handler(async ({ input: { platformId } }) => {
      const platform = this.platforms.byId(platformId);
      if (!platform) throw apiError('NOT_FOUND');
      return { checks: await this.tests.run(platform) };
    });
  }
}
