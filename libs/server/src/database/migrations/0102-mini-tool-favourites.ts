import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds favourites among the mini tools of the product. */
export class MiniToolFavourites1772820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mini_tool_favourite (account_id uuid not null references account on delete cascade, tool text not null,
        created_at timestamptz not null, primary key (account_id, tool))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mini_tool_favourite');
  }
}
