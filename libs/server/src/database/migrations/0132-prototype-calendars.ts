import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds prototype calendars and their events: one row for each series, with its exceptions. */
export class PrototypeCalendars1776700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table prototype_calendar (
        item_id uuid primary key references item on delete cascade, colour text not null, source text not null default '',
        zone text not null, revision integer not null default 0);
      create table prototype_event (
        id uuid primary key, item_id uuid not null references prototype_calendar on delete cascade,
        title text not null, description text not null default '', colour text,
        start_date text not null, start_time text not null, end_time text not null, days integer not null check (days >= 0),
        repeats text not null check (repeats in ('none', 'daily', 'weekly', 'biweekly', 'monthly')),
        until text, count integer check (count > 0), exceptions jsonb not null default '[]',
        check (until is null or count is null));
      create index on prototype_event (item_id, start_date, id);

      create trigger words_new after insert on prototype_calendar referencing new table as changed
        for each statement execute function note_item_words();
      create trigger words_changed after update on prototype_calendar referencing new table as changed
        for each statement execute function note_item_words();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table prototype_event, prototype_calendar');
  }
}
