import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the number of times an H5P package was inspected again on request. */
export class H5pRetries1771700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table h5p_package add column retries integer not null default 0, add column retried_from timestamptz;');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table h5p_package drop column retries, drop column retried_from;');
  }
}
