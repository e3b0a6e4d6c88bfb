import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A short address that was never made and one that was switched off are two things. */
export class ShortCodeOff1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table item add column short_code_off boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table item drop column short_code_off');
  }
}
