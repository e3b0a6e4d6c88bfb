import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files that are given out, and what is collected. */
export class FileShares1769300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table file_share (
        item_id uuid primary key references item on delete cascade, collects boolean not null default false, task text not null default '',
        closes_at timestamptz, per_person integer not null check (per_person > 0));
      create table shared_file (
        file_id uuid primary key references owner_file on delete cascade, item_id uuid not null references file_share on delete cascade,
        folder text not null default '');
      create index on shared_file (item_id);
      create table shared_file_downloads (
        file_id uuid primary key references shared_file on delete cascade, item_id uuid not null, downloads integer not null);

      -- Names of files are found, and what is to be handed in; what is counted says nothing new.
      create trigger words_new after insert on file_share referencing new table as changed for each statement execute function note_item_words();
      create trigger words_changed after update on file_share referencing new table as changed for each statement execute function note_item_words();
      create trigger words_given after insert on shared_file referencing new table as changed for each statement execute function note_item_words();
      create trigger words_taken after delete on shared_file referencing old table as changed for each statement execute function note_item_words();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table shared_file_downloads, shared_file, file_share');
  }
}
