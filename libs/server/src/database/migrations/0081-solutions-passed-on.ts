import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the setting that a worksheet is copied with its solutions by users without edit rights; worksheets that ship with the product always
 * are.
 */
export class SolutionsPassedOn1771600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table worksheet add column passes_solutions boolean not null default false;
      update worksheet set passes_solutions = true
        where item_id in (select id from item where owner_id = '6d75726d-656c-8000-8000-000000000001');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table worksheet drop column passes_solutions;');
  }
}
