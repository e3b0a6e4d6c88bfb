import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Assigns a Yjs client to an owner before anything is written under it. Moves rows that no Yjs can count aside. */
export class DocumentClients1765000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table document_client add column wrote boolean not null default true;
      create index on document_client (created_at) where not wrote;
      alter table document_update add column set_aside boolean not null default false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table document_update drop column set_aside;
      alter table document_client drop column wrote;
    `);
  }
}
