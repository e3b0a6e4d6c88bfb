import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the settings of worksheets, and the responses. */
export class Worksheets1768500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table worksheet (
        item_id uuid primary key references item on delete cascade, state text not null check (state in ('draft', 'open', 'closed')),
        way text not null check (way in ('sheet', 'steps')), checks text not null check (checks in ('never', 'at_once', 'after')),
        shows_solutions boolean not null, hints boolean not null, minutes integer, shuffled boolean not null,
        wall_block_id text, wall_response_id uuid);
      create table worksheet_response (
        id uuid primary key, item_id uuid not null references item on delete cascade, account_id uuid, visitor_id uuid,
        name text not null default '', key_hash text, task_order text[] not null default '{}', ends_at timestamptz, last_block_id text,
        submitted_at timestamptz, updated_at timestamptz not null, created_at timestamptz not null default now());
      create unique index worksheet_response_of_visitor on worksheet_response (item_id, visitor_id) where account_id is null and visitor_id is not null;
      create unique index worksheet_response_of_account on worksheet_response (item_id, account_id) where account_id is not null;
      create index on worksheet_response (item_id, created_at);
      create index on worksheet_response (visitor_id) where visitor_id is not null;
      create table worksheet_answer (
        response_id uuid not null references worksheet_response on delete cascade, block_id text not null, option_ids text[], number integer,
        text text, value jsonb, file_id uuid references owner_file on delete set null, released boolean not null default false,
        primary key (response_id, block_id));
      create index on worksheet_answer (file_id) where file_id is not null;
      create table worksheet_device (
        response_id uuid not null references worksheet_response on delete cascade, visitor_id uuid not null,
        created_at timestamptz not null default now(), primary key (response_id, visitor_id));
      create index on worksheet_device (visitor_id);
      create table worksheet_feedback (
        response_id uuid primary key references worksheet_response on delete cascade, draft jsonb not null, given jsonb, given_at timestamptz);
      alter table worksheet add foreign key (wall_response_id) references worksheet_response on delete set null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table worksheet, worksheet_feedback, worksheet_device, worksheet_answer, worksheet_response');
  }
}
