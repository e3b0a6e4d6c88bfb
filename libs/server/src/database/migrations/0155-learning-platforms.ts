import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds links, learners, grants and grades of learning platforms, and the keys that they know the product by. */
export class LearningPlatforms1778100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table lti_key (kid text primary key, public_key jsonb not null, private_sealed text not null, created_at timestamptz not null);
      create table lti_link (
        id uuid primary key, item_id uuid not null references item on delete cascade, platform_id text not null,
        created_by uuid not null references account on delete cascade, created_at timestamptz not null, launched_at timestamptz);
      create index on lti_link (item_id);
      create index on lti_link (created_by);
      create table lti_learner (
        id uuid primary key, platform_id text not null, subject_hash text not null, subject_sealed text,
        visitor_id uuid not null references visitor on delete cascade, created_at timestamptz not null,
        unique (platform_id, subject_hash));
      create index on lti_learner (visitor_id);
      create table lti_grant (
        id uuid primary key, learner_id uuid not null references lti_learner on delete cascade, link_id uuid not null references lti_link on delete cascade,
        resource_hash text not null, line_item text, created_at timestamptz not null, launched_at timestamptz not null,
        unique (learner_id, link_id, resource_hash));
      create index on lti_grant (link_id);
      create table lti_grade (
        response_id uuid primary key references worksheet_response on delete cascade, grant_id uuid not null references lti_grant on delete cascade,
        state text not null check (state in ('waiting', 'sent', 'failed')), score double precision, maximum double precision not null,
        graded_at timestamptz not null, attempts integer not null default 0, next_at timestamptz not null, leased_until timestamptz,
        sent_at timestamptz, problem text, created_at timestamptz not null);
      create index on lti_grade (grant_id);
      create index on lti_grade (next_at) where state = 'waiting';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table lti_grade, lti_grant, lti_learner, lti_link, lti_key');
  }
}
