import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps what was sent for conversions as it is kept for answers, and whether a project's pupils may speak to a provider. */
export class SentForConversions1775300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table ai_request alter column run_id drop not null, add column conversion_id uuid references converter_job on delete cascade,
        add constraint ai_request_of_one check (num_nonnulls(run_id, conversion_id) = 1);
      create unique index ai_request_of_conversion on ai_request (conversion_id, position) where conversion_id is not null;
      alter table project_ai add column speech boolean not null default false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table project_ai drop column speech;
      delete from ai_request where run_id is null;
      alter table ai_request drop column conversion_id, alter column run_id set not null;
    `);
  }
}
