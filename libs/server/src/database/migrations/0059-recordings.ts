import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Recordings, and uploads that grow while what they bring is still being made. */
export class Recordings1769400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table recording (
        id uuid primary key references owner_file on delete cascade,
        item_id uuid not null unique references item on delete cascade,
        duration_ms integer not null check (duration_ms > 0),
        width integer, height integer, peaks smallint[] not null default '{}',
        start_ms integer not null default 0 check (start_ms >= 0), end_ms integer check (end_ms > start_ms), cover_ms integer,
        chapters jsonb not null default '[]', captions jsonb not null default '[]');

      create trigger words_new after insert on recording referencing new table as changed
        for each statement execute function note_item_words();
      create trigger words_changed after update on recording referencing new table as changed
        for each statement execute function note_item_words();
      create trigger words_gone after delete on recording referencing old table as changed
        for each statement execute function note_item_words();

      -- Of an open one "bytes" is the most that it may become: so much room is kept for it.
      alter table upload add column open boolean not null default false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table recording; alter table upload drop column open');
  }
}
