import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds exports that are built in the background. */
export class ExportJobs1768100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table export_job (
        id uuid primary key,
        account_id uuid not null references account (id) on delete cascade,
        form text not null check (form in ('zip', 'murmel', 'pdf')),
        item_ids uuid[],
        title text not null default '',
        paper text not null,
        tone text not null,
        language text not null,
        state text not null default 'waiting' check (state in ('waiting', 'running', 'ready', 'failed')),
        attempts integer not null default 0,
        leased_until timestamptz,
        done integer not null default 0,
        total integer not null default 0,
        left_out integer not null default 0,
        storage_key text,
        extension text,
        bytes integer,
        reason jsonb,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        check ((state = 'ready') = (storage_key is not null and extension is not null and bytes is not null))
      );
      create index export_job_of_account on export_job (account_id);
      create index export_job_to_do on export_job (created_at) where state in ('waiting', 'running');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table export_job');
  }
}
