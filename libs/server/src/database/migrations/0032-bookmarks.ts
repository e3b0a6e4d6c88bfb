import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds bookmarks of teachers. */
export class Bookmarks1766700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table bookmark (
        id uuid primary key,
        account_id uuid not null references account (id) on delete cascade,
        item_id uuid not null references item (id) on delete cascade,
        created_at timestamptz not null default now(),
        unique (account_id, item_id)
      );
      create index bookmark_of_item on bookmark (item_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table bookmark');
  }
}
