import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the running processes of the product and their load, for admins of the installation. */
export class RunningProcesses1771000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table running_process (
        id uuid primary key, kind text not null, place text not null,
        started_at timestamptz not null default clock_timestamp(), seen_at timestamptz not null default clock_timestamp(),
        load_percent integer not null, memory_bytes bigint not null, connections integer not null, documents integer);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table running_process;');
  }
}
