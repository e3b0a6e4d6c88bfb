import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds pictures that models draw: prompts, running jobs, and storage keys. */
export class AiImages1769900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ai_image (
        id uuid primary key, account_id uuid not null references account on delete cascade,
        prompt text not null, style text not null, size text not null, guidance integer, steps integer, seed integer,
        model text not null, model_name text not null, provider_name text not null,
        state text not null check (state in ('queued', 'running', 'done', 'failed')), failure text,
        counted_month text not null, alt_text text not null,
        storage_key text, content_type text, bytes integer, width integer, height integer,
        alive_at timestamptz not null, created_at timestamptz not null, ended_at timestamptz,
        check ((state = 'failed') = (failure is not null)), check ((state in ('queued', 'running')) = (ended_at is null)),
        check ((state = 'done') = (storage_key is not null and content_type is not null and bytes is not null and width is not null and height is not null)));
      create index ai_image_of_account on ai_image (account_id, created_at desc, id);
      create index ai_image_under_way on ai_image (account_id) where ended_at is null;
      create index ai_image_stored on ai_image (storage_key);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ai_image');
  }
}
