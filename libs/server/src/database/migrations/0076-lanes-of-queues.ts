import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds a slow lane: long jobs give way to other waiting ones and run beside them. */
export class LanesOfQueues1771100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['export_job', 'h5p_package'])
      await runner.query(`alter table ${table} add column slow boolean not null default false`);
    await runner.query("alter table export_job add column place text not null default ''");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table export_job drop column place');
    for (const table of ['export_job', 'h5p_package']) await runner.query(`alter table ${table} drop column slow`);
  }
}
