import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds imported items, with the author named in the file. */
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
