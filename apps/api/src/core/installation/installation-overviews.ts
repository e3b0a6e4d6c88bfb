import type { InstallationOverview } from '@murmel/contracts';
import type { Configuration } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIGURATION } from '../../platform/injection-tokens.js';

type Counts = Omit<InstallationOverview, 'licences' | 'hasModels' | 'registration' | 'mail' | 'imprint' | 'privacy'>;

/** A visit counts for seven days; of visitors the last one is known. */
const COUNTS = `select
  (select count(*)::int from account where type = 'User' and confirmed_at is not null) as teachers,
  (select count(distinct d.account_id)::int from daily_visit d join account a on a.id = d.account_id and a.type = 'User'
    where d.date > current_date - 7) as "teachersOfWeek",
  (select count(*)::int from school) as schools,
  (select count(*)::int from school_class where discarded_at is null and expires_at > now()) as classes,
  (select count(*)::int from pupil_access p join school_class c on c.id = p.class_id
    where p.deactivated_at is null and c.discarded_at is null and c.expires_at > now()) as pupils,
  (select count(*)::int from visitor where last_seen_at > now() - interval '7 days') as "guestsOfWeek",
  (select count(*)::int from item where discarded_at is null) as items,
  (select count(*)::int from account where type = 'User' and reviewer) as reviewers,
  (select count(distinct item_id)::int from item_report where decided_at is null) as "reportsWaiting",
  current_setting('archive_mode') <> 'off' as backup`;

const LICENCES = `select licence, count(*)::int as teachers from account where type = 'User' and confirmed_at is not null
  group by licence order by count(*) desc, licence`;

/** Returns numbers of the installation, and what it still lacks: never who, and never what is in an item. */
@Injectable()
export class InstallationOverviews {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async now(): Promise<InstallationOverview> {
    const { aiProviders, registration, smtpUrl, legal } = this.configuration;
    const [[counts], licences] = await Promise.all([
      this.database.query<[Counts]>(COUNTS),
      this.database.query<InstallationOverview['licences']>(LICENCES),
    ]);
    return {
      ...counts,
      licences,
      hasModels: aiProviders.length > 0,
      registration,
      mail: smtpUrl !== undefined,
      imprint: legal.imprint !== undefined,
      privacy: legal.privacy !== undefined,
    };
  }
}
