import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether files are still taken after the deadline. Shares of before keep what they said: they end with it. */
export class LateHandIns1772100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table file_share add column takes_late boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table file_share drop column takes_late');
  }
}
