import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A picture by which people know a partner, and what it shows. */
export class PartnerLogos1769000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table partner add column storage_key text unique, add column logo_alt text not null default '' check (length(logo_alt) <= 200);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table partner drop column storage_key, drop column logo_alt');
  }
}
