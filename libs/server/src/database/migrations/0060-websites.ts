import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds websites: the published part of their drafts, and the account responsible for it. */
export class Websites1769500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table website (
        item_id uuid primary key references item on delete cascade, imprint text not null default '', privacy_note text not null default '',
        published bytea, published_at timestamptz, pages integer not null default 0,
        check ((published is null) = (published_at is null) and (published is null) = (pages = 0)));
      create trigger words_new after insert on website referencing new table as changed for each statement execute function note_item_words();
      create trigger words_changed after update on website referencing new table as changed for each statement execute function note_item_words();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table website');
  }
}
