import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds tasks of the correction aid, texts that are read for them, and what was found in each. */
export class Corrections1775000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table correction (
        item_id uuid primary key references item on delete cascade, task text not null, solution text not null, criteria jsonb not null);
      create table correction_result (
        id uuid primary key, item_id uuid not null references item on delete cascade, code text not null, text text not null,
        digest text not null, state text not null check (state in ('queued', 'running', 'done', 'failed')), failure text, model text,
        overall text not null default '', mark text not null default '', attempts integer not null default 0, leased_until timestamptz,
        created_at timestamptz not null default now(), place integer not null default 0);
      create index on correction_result (item_id, created_at, place);
      create index on correction_result (created_at) where state in ('queued', 'running');
      create table correction_finding (
        id uuid primary key, item_id uuid not null references correction on delete cascade,
        result_id uuid not null references correction_result on delete cascade, place integer not null, criterion_id uuid not null,
        verdict text not null check (verdict in ('met', 'partly', 'missing')), text text not null, other jsonb, quote text not null,
        state text not null check (state in ('waiting', 'taken', 'dropped')));
      create index on correction_finding (result_id, place);
      create index on correction_finding (item_id);
      create trigger words_new after insert on correction referencing new table as changed for each statement execute function note_item_words();
      create trigger words_changed after update on correction referencing new table as changed for each statement execute function note_item_words();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table correction_finding, correction_result, correction');
  }
}
