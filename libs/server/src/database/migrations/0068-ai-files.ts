import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds files of questions, and an index for the search in messages. */
export class AiFiles1770300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ai_file (
        id uuid primary key, account_id uuid not null references account on delete cascade,
        message_id uuid references ai_message on delete cascade, position integer not null,
        name text not null, content_type text not null, bytes integer not null, storage_key text not null,
        text text, pages integer, created_at timestamptz not null);
      create index ai_file_of_account on ai_file (account_id, created_at);
      create index ai_file_of_message on ai_file (message_id, position);
      create index ai_file_stored on ai_file (storage_key);
      alter table ai_run add column pictures boolean not null default false;
      create index ai_message_words on ai_message using gin (text gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ai_message_words; alter table ai_run drop column pictures; drop table ai_file');
  }
}
