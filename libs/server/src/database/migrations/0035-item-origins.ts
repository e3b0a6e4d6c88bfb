import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the origins of copies of items. */
export class ItemOrigins1767000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table item_origin (
        item_id uuid primary key references item (id) on delete cascade,
        source_id uuid references item (id) on delete set null,
        source_account_id uuid references account (id) on delete set null,
        source_licence text,
        first_id uuid references item (id) on delete set null,
        first_account_id uuid references account (id) on delete set null,
        first_licence text,
        everything boolean not null,
        others_wrote boolean not null,
        source_state text not null,
        own_state text not null,
        created_at timestamptz not null default now()
      );
      create index item_origin_source on item_origin (source_id) where source_id is not null;
      create index item_origin_first on item_origin (first_id) where first_id is not null;
      create index item_origin_source_account on item_origin (source_account_id) where source_account_id is not null;
      create index item_origin_first_account on item_origin (first_account_id) where first_account_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table item_origin');
  }
}
