import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds timetables with courses, breaks, events and the addresses of subscribed calendars. */
export class Timetables1776300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table timetable (
        item_id uuid primary key references item on delete cascade, first date not null, last date not null check (last >= first),
        lesson_minutes integer not null, state text, school_holidays jsonb not null default '[]', holidays_from text,
        revision integer not null default 0);
      create table timetable_course (
        id uuid primary key, item_id uuid not null references timetable on delete cascade, name text not null, colour text not null,
        class_id uuid references school_class on delete set null, created_at timestamptz not null default now());
      create index on timetable_course (item_id);
      create index on timetable_course (class_id) where class_id is not null;
      create table timetable_break (
        id uuid primary key, item_id uuid not null references timetable on delete cascade, title text not null, start_time text not null,
        end_time text not null, weekdays integer[] not null, created_at timestamptz not null default now());
      create index on timetable_break (item_id);
      create table timetable_event (
        id uuid primary key, item_id uuid not null references timetable on delete cascade, rule jsonb not null, details jsonb not null,
        exceptions jsonb not null default '[]', created_at timestamptz not null default now());
      create index on timetable_event (item_id);
      create table timetable_feed (
        item_id uuid primary key references timetable on delete cascade, token_hash text not null unique, created_at timestamptz not null,
        hour timestamptz not null, reads integer not null default 0);

    `);
    for (const table of ['timetable_course', 'timetable_event'])
      await runner.query(`
        create trigger words_new after insert on ${table} referencing new table as changed for each statement execute function note_item_words();
        create trigger words_changed after update on ${table} referencing new table as changed for each statement execute function note_item_words();
        create trigger words_gone after delete on ${table} referencing old table as changed for each statement execute function note_item_words();
      `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table timetable_feed, timetable_event, timetable_break, timetable_course, timetable');
  }
}
