import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files on their way into items, part by part. */
export class Uploads1769100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table upload (
        id uuid primary key,
        item_id uuid not null references item (id) on delete cascade,
        account_id uuid references account (id) on delete cascade,
        visitor_id uuid references visitor (id) on delete cascade,
        name text not null,
        bytes integer not null check (bytes > 0),
        received integer not null default 0 check (received between 0 and bytes),
        parts text[] not null default '{}',
        created_at timestamptz not null,
        changed_at timestamptz not null,
        finished_at timestamptz
      );
      create index upload_of_item on upload (item_id);
      create index upload_of_account on upload (account_id) where account_id is not null;
      create index upload_of_visitor on upload (visitor_id) where visitor_id is not null;
      create index upload_changed on upload (changed_at);
      create view upload_part as select unnest(parts) as storage_key from upload;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view upload_part; drop table upload');
  }
}
