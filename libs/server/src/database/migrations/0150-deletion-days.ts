import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deletion log: how much was deleted on which day, and why. */
export class DeletionDays1777900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table deletion_day (
        day date not null, data text not null, cause text not null check (cause in ('deadline', 'person', 'admin')),
        count integer not null check (count > 0), primary key (day, data, cause))
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table deletion_day');
  }
}
