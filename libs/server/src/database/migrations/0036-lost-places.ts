import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks items in the trash whose original folder was deleted for good. */
export class LostPlaces1767100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table item add lost_place boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table item drop lost_place');
  }
}
