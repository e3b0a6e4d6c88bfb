import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the key with which a pupil's text goes on on another device, and files as material of assignments. */
export class DevicesOfPupilsTexts1775700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table pupil_text add key_hash text;
      create table pupil_text_device (
        response_id uuid not null references pupil_text on delete cascade, visitor_id uuid not null,
        created_at timestamptz not null default now(), primary key (response_id, visitor_id));
      create index on pupil_text_device (visitor_id);
      alter table pupil_feedback_assignment add files uuid[] not null default '{}';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table pupil_feedback_assignment drop column files;
      drop table pupil_text_device;
      alter table pupil_text drop column key_hash;
    `);
  }
}
