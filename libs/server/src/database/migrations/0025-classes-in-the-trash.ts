import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Moves classes and projects to the trash before they are deleted for good: there they have no members, and none of them runs. */
export class ClassesInTheTrash1766000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table school_class add discarded_at timestamptz;
      alter table project add discarded_at timestamptz;
      create index on school_class (discarded_at) where discarded_at is not null;
      create index on project (discarded_at) where discarded_at is not null;

      create or replace view class_member as
        select id as class_id, owner_id as account_id, 'owner' as role from school_class where discarded_at is null
        union all
        select t.class_id, a.id, 'teacher' from class_teacher t
          join school_class c on c.id = t.class_id and c.discarded_at is null
          join account a on a.email = t.email and a.confirmed_at is not null where t.deactivated_at is null
        union all
        select p.class_id, p.id, 'pupil' from pupil_access p join school_class c on c.id = p.class_id and c.discarded_at is null
          where p.deactivated_at is null and p.admitted_at is not null;

      create or replace view project_now as
        select p.id, p.class_id, p.owner_id, p.tools,
               case when p.ended_at is not null or p.ends_at <= now() or p.archived_at is not null or c.archived_at is not null or c.expires_at <= now() then 'ended'
                    when p.paused_at is not null then 'paused' else 'active' end as state
          from project p join school_class c on c.id = p.class_id where p.discarded_at is null and c.discarded_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace view class_member as
        select id as class_id, owner_id as account_id, 'owner' as role from school_class
        union all
        select t.class_id, a.id, 'teacher' from class_teacher t join account a on a.email = t.email and a.confirmed_at is not null where t.deactivated_at is null
        union all
        select class_id, id, 'pupil' from pupil_access where deactivated_at is null and admitted_at is not null;
      create or replace view project_now as
        select p.id, p.class_id, p.owner_id, p.tools,
               case when p.ended_at is not null or p.ends_at <= now() or p.archived_at is not null or c.archived_at is not null or c.expires_at <= now() then 'ended'
                    when p.paused_at is not null then 'paused' else 'active' end as state
          from project p join school_class c on c.id = p.class_id;
      alter table project drop discarded_at;
      alter table school_class drop discarded_at;
    `);
  }
}
