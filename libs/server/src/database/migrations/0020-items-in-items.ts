import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds child items, whose parent has the same owner. Rights and trash follow from the parent alone: their own columns are ignored. */
export class ItemsInItems1765500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A parent is an item of the same owner that has none itself: the foreign key compares both, so that no two calls at once can get round it.
      alter table item add column parent_id uuid,
        add column parentless boolean generated always as (parent_id is null) stored,
        add column below_parentless boolean generated always as (case when parent_id is not null then true end) stored,
        add unique (id, owner_id, parentless),
        add foreign key (parent_id, owner_id, below_parentless) references item (id, owner_id, parentless) on delete cascade,
        add check (parent_id is null or (privacy = 'locked' and password_hash is null and short_code is null and project_id is null
          and auto_cleanup = 'never' and discarded_at is null));
      create index on item (parent_id) where parent_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from item where parent_id is not null;
      alter table item drop column below_parentless, drop column parentless, drop column parent_id;
    `);
  }
}
