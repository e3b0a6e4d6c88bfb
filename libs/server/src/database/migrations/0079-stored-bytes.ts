import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How much is made of an H5P package counts with the package. Of those that are here nobody kept count: it is about as much as they are. */
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
