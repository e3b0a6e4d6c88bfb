import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds hints of a model on versions of pupils' texts, and the jobs that make them. */
export class HintsOnTexts1774900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table pupil_feedback_assignment add hints text not null default 'off' check (hints in ('off', 'reviewed', 'direct'));
      create table pupil_text_hint_job (
        id uuid primary key, item_id uuid not null references item on delete cascade,
        response_id uuid not null references pupil_text on delete cascade,
        version integer not null, state text not null check (state in ('queued', 'running', 'done', 'failed')), failure text, model text,
        attempts integer not null default 0, leased_until timestamptz, created_at timestamptz not null default now(),
        foreign key (response_id, version) references pupil_text_version on delete cascade, unique (response_id, version));
      create index on pupil_text_hint_job (item_id);
      create index on pupil_text_hint_job (created_at) where state in ('queued', 'running');
      create table pupil_text_hint (
        id uuid primary key, item_id uuid not null references item on delete cascade,
        response_id uuid not null references pupil_text on delete cascade,
        version integer not null, place integer not null, criterion_id uuid not null, kind text not null check (kind in ('praise', 'question')),
        text text not null, quote text not null, state text not null check (state in ('waiting', 'given', 'dropped')), decided_at timestamptz,
        foreign key (response_id, version) references pupil_text_version on delete cascade);
      create index on pupil_text_hint (response_id, version, place);
      create index on pupil_text_hint (item_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table pupil_text_hint, pupil_text_hint_job;
      alter table pupil_feedback_assignment drop column hints;
    `);
  }
}
