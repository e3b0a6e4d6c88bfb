import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A ticket of the gallery opens a document for looking, whatever else would be allowed. */
export class TicketLooksOnly1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table collaboration_ticket add column looks_only boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table collaboration_ticket drop column looks_only');
  }
}
