import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Restricts a ticket of the gallery to reading, whatever other rights exist. */
export class TicketLooksOnly1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table collaboration_ticket add column looks_only boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table collaboration_ticket drop column looks_only');
  }
}
