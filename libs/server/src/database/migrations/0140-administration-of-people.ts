import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds locked accounts, licences with seats, imprints of schools, and invitations by the administration. */
export class AdministrationOfPeople1777100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table licence (
        id uuid primary key, kind text not null, name text not null, seats integer, shared_classes boolean not null,
        school_id uuid references school on delete set null, starts_on date not null, ends_on date, created_at timestamptz not null);
      create index on licence (school_id) where school_id is not null;
      alter table account add locked_at timestamptz, add shared_classes boolean, add licence_id uuid references licence;
      create index on account (licence_id) where licence_id is not null;
      alter table school add imprint text not null default '';
      alter table school_invitation alter school_id drop not null, add firstname text not null default '', add name text not null default '',
        add by_administration boolean not null default false, add reviewer boolean not null default false, add batch uuid,
        add licence_id uuid references licence on delete set null;
      create unique index school_invitation_without_school on school_invitation (email) where school_id is null;
      create index on school_invitation (licence_id) where licence_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from school_invitation where by_administration;
      drop index school_invitation_without_school;
      alter table school_invitation drop licence_id, drop batch, drop reviewer, drop by_administration, drop name, drop firstname,
        alter school_id set not null;
      alter table school drop imprint;
      alter table account drop licence_id, drop shared_classes, drop locked_at;
      drop table licence;
    `);
  }
}
