import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds words for what a picture of a model must not show. */
export class NegativeWords1772800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table ai_image add negative text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table ai_image drop negative');
  }
}
