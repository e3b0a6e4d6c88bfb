import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds what a running process does, and its release, so that a mixture is seen. Processes of an earlier release say neither. */
export class RolesOfProcesses1785300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table running_process add column role text, add column release text;');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table running_process drop column role, drop column release;');
  }
}
