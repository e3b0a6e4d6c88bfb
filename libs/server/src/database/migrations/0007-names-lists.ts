import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names of classes, kept for one teacher beside their teaching boards. */
export class NamesLists1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table names_list (
        id uuid primary key, owner_id uuid not null references account on delete cascade, name text not null, entries jsonb not null,
        apart jsonb not null default '[]', created_at timestamptz not null default now(), updated_at timestamptz not null default now());
      create index on names_list (owner_id, created_at desc);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table names_list');
  }
}
