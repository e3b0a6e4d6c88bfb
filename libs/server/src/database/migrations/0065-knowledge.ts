import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files that assistants answer from, the passages that were read out of them, and which of these an answer refers to. */
export class Knowledge1770000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table knowledge_file (
        file_id uuid primary key references owner_file on delete cascade, item_id uuid not null references item on delete cascade, digest text,
        state text not null default 'running' check (state in ('running', 'succeeded', 'failed')), failure text,
        pages integer, pages_read integer not null default 0, passages integer not null default 0, attempts integer not null default 0, leased_until timestamptz,
        created_at timestamptz not null default now(), check ((state = 'failed') = (failure is not null)));
      create index knowledge_file_of_item on knowledge_file (item_id, created_at, file_id);
      create index knowledge_file_to_do on knowledge_file (created_at, file_id) where state = 'running';
      create table knowledge_passage (
        file_id uuid not null references knowledge_file on delete cascade, position integer not null, page integer, text text not null,
        primary key (file_id, position));
      -- Its own index by file: what all others have read costs a question nothing.
      create table knowledge_stem (
        file_id uuid not null references knowledge_file on delete cascade, stem text not null, passages integer not null,
        positions integer[] not null, primary key (file_id, stem));
      alter table ai_message add column sources jsonb not null default '[]';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table ai_message drop column sources;
      drop table knowledge_stem, knowledge_passage, knowledge_file;
    `);
  }
}
