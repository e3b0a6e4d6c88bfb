import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What lies in the trash knows that it had a place whose folder is gone for ever. */
export class LostPlaces1767100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table item add lost_place boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table item drop lost_place');
  }
}
