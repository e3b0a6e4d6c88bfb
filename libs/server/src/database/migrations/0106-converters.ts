import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds conversions of material by models: jobs of the queue with what each of their steps made. */
export class Converters1774100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table converter_job (
        id uuid primary key, account_id uuid not null references account on delete cascade,
        input text not null, output text not null, title text not null, fields jsonb not null, model text, voices jsonb not null,
        address text, storage_key text, bytes integer, source_text text, taken integer, letters integer,
        notes jsonb not null default '[]', result text, sounds integer not null default 0, sound_type text, sound_bytes integer,
        state text not null check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')), step text, done integer not null default 0, total integer not null default 0,
        failure text, said text not null default '', attempts integer not null default 0, leased_until timestamptz,
        counted_month text not null, created_at timestamptz not null, ended_at timestamptz,
        check ((state = 'failed') = (failure is not null)), check ((state in ('waiting', 'running')) = (ended_at is null)));
      create index converter_job_of_account on converter_job (account_id, created_at desc, id);
      create index converter_job_to_do on converter_job (created_at, id) where ended_at is null;
      create index converter_job_stored on converter_job (storage_key) where storage_key is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table converter_job');
  }
}
