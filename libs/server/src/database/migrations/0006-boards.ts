import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pinboards: what stands beside their document, and commands that are done once. */
export class Boards1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table document_update add column command_id uuid;
      create unique index document_update_command on document_update (item_id, command_id) where command_id is not null;
      create table pinboard_comment (
        id uuid primary key, item_id uuid not null references item on delete cascade, card_id text not null, account_id uuid, visitor_id uuid,
        text text not null, created_at timestamptz not null default now());
      create index on pinboard_comment (item_id, card_id, created_at);
      create index on pinboard_comment (visitor_id) where visitor_id is not null;
      create table pinboard_like (
        item_id uuid not null references item on delete cascade, card_id text not null, person_id uuid not null, account_id uuid, visitor_id uuid,
        created_at timestamptz not null default now(), primary key (item_id, card_id, person_id));
      create index on pinboard_like (visitor_id) where visitor_id is not null;
      create table pinboard_activity (
        id bigint generated always as identity primary key, item_id uuid not null references item on delete cascade, account_id uuid, visitor_id uuid,
        kind text not null, card_id text, list_id text, name text not null, detail text not null, created_at timestamptz not null default now());
      create index on pinboard_activity (item_id, id desc);
      create index on pinboard_activity (visitor_id) where visitor_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table pinboard_activity, pinboard_like, pinboard_comment; alter table document_update drop column command_id');
  }
}
