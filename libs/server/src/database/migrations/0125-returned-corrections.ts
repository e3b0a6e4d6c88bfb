import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the keys of links by which pupils read what came of their texts. */
export class ReturnedCorrections1785000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table correction_result add column return_key text unique');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table correction_result drop column return_key');
  }
}
