import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes the items whose search text is due a queue with leases and counted attempts, as the other queues. */
export class LeasesOfSearchText1771800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table item_words_due add column attempts integer not null default 0, add column leased_until timestamptz;
      create index on item_words_due (item_id) where leased_until is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table item_words_due drop column attempts, drop column leased_until');
  }
}
