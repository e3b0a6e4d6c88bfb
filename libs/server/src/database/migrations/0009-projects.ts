import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Projects of school classes, onetime classes, and what pupils make and do there. */
export class Projects1764500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table school_class add code_hash text unique, add code_sealed text, add admission text not null default 'auto';
      alter table pupil_access alter code_hash drop not null, alter code_sealed drop not null, add admitted_at timestamptz;
      update pupil_access set admitted_at = created_at;

      create table project (
        id uuid primary key, class_id uuid not null references school_class on delete cascade, owner_id uuid not null references account on delete cascade,
        name text not null, task jsonb, tools text[] not null, unit text not null, units integer not null, ends_at timestamptz not null,
        paused_at timestamptz, ended_at timestamptz, archived_at timestamptz, created_at timestamptz not null);
      create index on project (class_id, created_at desc);
      create index on project (owner_id);
      create index on project (ends_at) where ended_at is null;
      create table project_item (
        id uuid primary key, project_id uuid not null references project on delete cascade, item_id uuid not null references item on delete cascade,
        "right" text not null, created_at timestamptz not null, unique (project_id, item_id));
      create index on project_item (item_id);
      alter table item add project_id uuid references project on delete set null;
      create index on item (project_id) where project_id is not null;
      create table project_activity (
        id bigint generated always as identity primary key, project_id uuid not null references project on delete cascade,
        pupil_id uuid not null references account on delete cascade, item_id uuid references item on delete cascade,
        kind text not null, count integer not null, at timestamptz not null);
      create index on project_activity (project_id, at desc);
      create index on project_activity (pupil_id);
      create index on project_activity (item_id);
      create table project_hand (
        project_id uuid not null references project on delete cascade, pupil_id uuid not null references account on delete cascade,
        raised_at timestamptz not null, primary key (project_id, pupil_id));
      create index on project_hand (pupil_id);
      create unlogged table project_presence (
        socket_id text primary key, project_id uuid not null references project on delete cascade, pupil_id uuid not null references account on delete cascade,
        item_id uuid, seen_at timestamptz not null);
      create index on project_presence (project_id);
      create index on project_presence (pupil_id);

      -- Who belongs to a class now, and as what.
      create view class_member as
        select id as class_id, owner_id as account_id, 'owner' as role from school_class
        union all
        select t.class_id, a.id, 'teacher' from class_teacher t join account a on a.email = t.email and a.confirmed_at is not null where t.deactivated_at is null
        union all
        select class_id, id, 'pupil' from pupil_access where deactivated_at is null and admitted_at is not null;

      -- Projects with their state as it is at this moment.
      create view project_now as
        select p.id, p.class_id, p.owner_id, p.tools,
               case when p.ended_at is not null or p.ends_at <= now() or p.archived_at is not null or c.archived_at is not null or c.expires_at <= now() then 'ended'
                    when p.paused_at is not null then 'paused' else 'active' end as state
          from project p join school_class c on c.id = p.class_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop view project_now;
      drop view class_member;
      alter table item drop project_id;
      drop table project_presence, project_hand, project_activity, project_item, project;
      delete from account where id in (select id from pupil_access where code_hash is null);
      alter table pupil_access drop admitted_at, alter code_hash set not null, alter code_sealed set not null;
      alter table school_class drop code_hash, drop code_sealed, drop admission;
    `);
  }
}
