import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts the bytes extracted from an H5P package with the package. Existing packages have no record: they count as about their own size.
 */
export class StoredBytes1771400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table h5p_package add column made_bytes integer not null default 0;
      update h5p_package p set made_bytes = coalesce((select max(f.bytes) from owner_file f where f.storage_key = p.storage_key), 0)
        where p.state = 'ready';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table h5p_package drop column made_bytes');
  }
}
