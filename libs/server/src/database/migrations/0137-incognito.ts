import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds looks of admins as other people, what was written in them, and the look behind a session and a Yjs client. */
export class Incognito1777000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table incognito (
        id uuid primary key, admin_id uuid references account on delete set null,
        account_id uuid, visitor_id uuid,
        reason text not null, path text, started_at timestamptz not null, ends_at timestamptz not null, ended_at timestamptz,
        return_until timestamptz not null, remembered boolean not null,
        check ((account_id is null) <> (visitor_id is null)));
      create index on incognito (account_id, started_at desc);
      create index on incognito (visitor_id) where visitor_id is not null;
      create index on incognito (admin_id);
      create index on incognito (started_at desc, id);
      create table incognito_write (
        id uuid primary key, incognito_id uuid not null references incognito on delete cascade, admin_id uuid, person_id uuid not null,
        at timestamptz not null, call text not null, item_id uuid);
      create index on incognito_write (incognito_id, at);
      create index on incognito_write (person_id);
      create index on incognito_write (admin_id);

      alter table session add column incognito_id uuid references incognito on delete cascade;
      create index on session (incognito_id) where incognito_id is not null;
      alter table document_client add column incognito_id uuid references incognito on delete set null;
      create index on document_client (incognito_id) where incognito_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table document_client drop column incognito_id;
      delete from session where incognito_id is not null;
      alter table session drop column incognito_id;
      drop table incognito_write, incognito;
    `);
  }
}
