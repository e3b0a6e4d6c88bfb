import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Short links: where they lead, where they have led, how often they were followed. */
export class ShortLinks1769050000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table short_link (
        item_id uuid primary key references item on delete cascade, url text not null default '', opens_at timestamptz, closes_at timestamptz,
        max_visits integer check (max_visits > 0), visits integer not null default 0,
        check (opens_at is null or closes_at is null or opens_at < closes_at));
      create table short_link_target (
        id uuid primary key, item_id uuid not null references short_link on delete cascade, url text not null, since timestamptz not null);
      create index on short_link_target (item_id, since);
      create table short_link_visits (
        item_id uuid not null references short_link on delete cascade, day date not null, visits integer not null, primary key (item_id, day));

      -- What is counted says nothing new: only another target is read for the search.
      create function note_words_of_short_link() returns trigger language plpgsql as $$
      begin
        insert into item_words_due (item_id, since) values (new.item_id, clock_timestamp());
        return null;
      end $$;
      create trigger words_new after insert on short_link for each row execute function note_words_of_short_link();
      create trigger words_changed after update of url on short_link for each row execute function note_words_of_short_link();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table short_link_visits, short_link_target, short_link;
      drop function note_words_of_short_link;
    `);
  }
}
