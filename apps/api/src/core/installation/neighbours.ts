import type { InstallationState } from '@murmel/contracts';
import type { Configuration } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { TimeCache } from '../../platform/time-cache.js';
import { VirusScan } from '../file-storage/virus-scan.js';

/**
 * Time for which states of external servers are cached: a page that refreshes every few seconds must not sign in at a mail server each
 * time.
 */
const FRESH_MS = 60_000;
/** A way to the database that takes longer counts as down. */
const ANSWER_MS = 2000;

/** SQL for how providers of models answered lately. No model is asked for it, because a question costs money. */
const MODELS = `select count(*) filter (where state = 'done')::int as answered, count(*) filter (where failure = any($1))::int as failed
  from ai_run where ended_at > now() - interval '15 minutes'`;
/** Failures that lie with a provider, and not with a question. */
const AWAY = ['busy', 'quota', 'unauthorised', 'unreachable', 'timeout', 'allFailed'];

type Optional = InstallationState['redis'];
type States = Pick<InstallationState, 'mail' | 'models' | 'pooler' | 'replica' | 'virusScan'>;

/** States of the servers beside the product that a lesson can do without for a while. */
@Injectable()
export class Neighbours {
  private readonly newest = new TimeCache<States>(FRESH_MS, () => this.look());

  constructor(
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    private readonly virusScan: VirusScan,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** Returns the states of at most a minute ago. */
  now(): Promise<States> {
    return this.newest.get();
  }

  private async look(): Promise<States> {
    const { databaseUrl, databaseDirectUrl, databaseReplicaUrl } = this.configuration;
    const [mail, virusScan, models, pooler, replica] = await Promise.all([
      this.mailer.state(),
      this.virusScan.state(),
      this.ofModels(),
      // Through the pooler this process asks all the time.
      stateOf(databaseDirectUrl === databaseUrl ? undefined : databaseDirectUrl),
      stateOf(databaseReplicaUrl),
    ]);
    return { mail, virusScan, models, pooler, replica };
  }

  private async ofModels(): Promise<Optional> {
    if (this.configuration.aiProviders.length === 0) return 'none';
    const [{ answered, failed }] = await this.database.query<[{ answered: number; failed: number }]>(MODELS, [AWAY]);
    return failed > 0 && answered === 0 ? 'down' : 'up';
  }
}

/** Returns whether a way to a database answers; `none` where there is no such way. */
async function stateOf(connectionString: string | undefined): Promise<Optional> {
  if (connectionString === undefined) return 'none';
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS });
  // A line that breaks while it is asked has answered badly enough.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return 'up';
  } catch {
    return 'down';
  } finally {
    void client.end().catch(() => undefined);
  }
}
