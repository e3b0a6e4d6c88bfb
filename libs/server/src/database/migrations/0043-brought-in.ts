import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Things that came out of a file, and what the file said of their author. */
export class BroughtIn1767800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table item_origin
        add column brought_in boolean not null default false,
        add column author_name text check (length(author_name) <= 120)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table item_origin drop column brought_in, drop column author_name');
  }
}
