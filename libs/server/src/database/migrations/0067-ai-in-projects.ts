import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds a teacher's settings for assistants in a project, and for single pupils there. */
export class AiInProjects1770200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table project_ai (
        project_id uuid primary key references project on delete cascade, paused boolean not null, readable_since timestamptz,
        may_force boolean not null);
      create table project_ai_pupil (
        project_id uuid not null references project on delete cascade, pupil_id uuid not null references account on delete cascade,
        stopped boolean not null, extra integer not null, extra_day date, primary key (project_id, pupil_id));
      create index project_ai_pupil_of_pupil on project_ai_pupil (pupil_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table project_ai_pupil, project_ai');
  }
}
