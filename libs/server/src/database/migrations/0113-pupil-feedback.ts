import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds assignments with criteria, pupils' texts in versions, and the feedback on each version. */
export class PupilFeedback1774800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table pupil_feedback_assignment (
        item_id uuid primary key references item on delete cascade, task text not null, material text not null, criteria jsonb not null,
        state text not null check (state in ('open', 'closed')), closes_at timestamptz, scored boolean not null);
      create table pupil_text (
        id uuid primary key, item_id uuid not null references item on delete cascade, account_id uuid, visitor_id uuid,
        name text not null default '', final_at timestamptz, submitted_at timestamptz, updated_at timestamptz not null,
        created_at timestamptz not null default now());
      create unique index pupil_text_of_visitor on pupil_text (item_id, visitor_id) where account_id is null and visitor_id is not null;
      create unique index pupil_text_of_account on pupil_text (item_id, account_id) where account_id is not null;
      create index on pupil_text (item_id, created_at);
      create index on pupil_text (account_id) where account_id is not null;
      create index on pupil_text (visitor_id) where visitor_id is not null;
      create table pupil_text_draft (
        response_id uuid not null references pupil_text on delete cascade, part_id text not null, option_ids text[], number integer, text text,
        file_id uuid references owner_file on delete set null, released boolean not null default false, primary key (response_id, part_id));
      create index on pupil_text_draft (file_id) where file_id is not null;
      create table pupil_text_version (
        response_id uuid not null references pupil_text on delete cascade, number integer not null check (number > 0), text text not null,
        handed_in_at timestamptz not null, final boolean not null, primary key (response_id, number));
      create table pupil_text_feedback (
        id uuid primary key, item_id uuid not null references item on delete cascade,
        response_id uuid not null references pupil_text on delete cascade, version integer not null,
        text text not null, levels jsonb not null, score double precision,
        given jsonb, given_at timestamptz,
        foreign key (response_id, version) references pupil_text_version on delete cascade, unique (response_id, version));
      create index on pupil_text_feedback (item_id);

      create trigger words_new after insert on pupil_feedback_assignment referencing new table as changed
        for each statement execute function note_item_words();
      create trigger words_changed after update on pupil_feedback_assignment referencing new table as changed
        for each statement execute function note_item_words();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table pupil_text_feedback, pupil_text_version, pupil_text_draft, pupil_text, pupil_feedback_assignment');
  }
}
