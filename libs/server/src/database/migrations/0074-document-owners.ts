import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds collab-servers and the owner of each live document: leases with a number that the journal verifies. */
export class DocumentOwners1770900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table collab_process (
        epoch bigint generated always as identity primary key, address text not null, renewed_at timestamptz not null default clock_timestamp());
      create table document_owner (
        item_id uuid primary key references item on delete cascade, epoch bigint not null references collab_process on delete cascade);
      create index document_owner_of_process on document_owner (epoch);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table document_owner; drop table collab_process;');
  }
}
