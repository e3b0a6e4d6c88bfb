import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds schools, their members, and invitations. */
export class Schools1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table school (id uuid primary key, name text not null, token text not null unique, created_at timestamptz not null);
      alter table account add school_id uuid references school, add school_role text, add school_since timestamptz,
        add constraint account_school check (num_nonnulls(school_id, school_role, school_since) in (0, 3)),
        add constraint account_school_teacher check (school_id is null or type = 'User');
      create index on account (school_id, school_since) where school_id is not null;
      create table school_invitation (
        id uuid primary key, school_id uuid not null references school on delete cascade, email text not null,
        invited_by uuid not null references account on delete cascade, secret_hash text not null unique,
        created_at timestamptz not null, expires_at timestamptz not null, unique (school_id, email));
      create index on school_invitation (email);
      create index on school_invitation (invited_by, created_at);
      create index on school_invitation (expires_at);

      -- Which school a class belongs to: its owner's, so that whoever takes a class over takes it along.
      create view class_school as
        select c.id as class_id, a.school_id from school_class c join account a on a.id = c.owner_id where a.school_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop view class_school;
      drop table school_invitation;
      alter table account drop school_id, drop school_role, drop school_since;
      drop table school;
    `);
  }
}
