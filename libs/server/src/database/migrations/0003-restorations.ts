import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A restoration cuts the history: what stood there just before it is a version of its own. */
export class Restorations1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table document_update add column restoration boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table document_update drop column restoration');
  }
}
