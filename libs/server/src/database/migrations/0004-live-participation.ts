import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Word clouds, surveys and files inside items. */
export class LiveParticipation1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table word_cloud (
        item_id uuid primary key references item on delete cascade, show boolean not null, show_before_submit boolean not null,
        words_per_visitor integer, filter boolean not null, filter_words text[]);
      create table word_cloud_word (
        id uuid primary key, item_id uuid not null references item on delete cascade, account_id uuid, visitor_id uuid,
        text text not null, key text not null, created_at timestamptz not null default now());
      create index on word_cloud_word (item_id, key);
      create index on word_cloud_word (visitor_id) where visitor_id is not null;
      create table word_cloud_mark (
        item_id uuid not null references item on delete cascade, key text not null, mark text not null check (mark in ('hidden', 'released')),
        primary key (item_id, key));
      create table owner_file (
        id uuid primary key, item_id uuid not null references item on delete cascade, account_id uuid, visitor_id uuid,
        name text not null, content_type text not null, bytes integer not null, storage_key text not null, thumbnail_key text,
        visibility text not null check (visibility in ('item', 'sender')), created_at timestamptz not null default now());
      create index on owner_file (item_id);
      create index on owner_file (visitor_id) where visitor_id is not null;
      create index on owner_file (storage_key);
      create table survey (
        item_id uuid primary key references item on delete cascade, state text not null check (state in ('draft', 'open', 'closed')),
        participants_see text not null check (participants_see in ('never', 'after', 'at_once')), public_result boolean not null,
        thank_you text not null, wall_question_id uuid, wall_revealed uuid[] not null default '{}');
      create table survey_question (
        id uuid primary key, item_id uuid not null references item on delete cascade, position integer not null, type text not null,
        title text not null, description text not null, required boolean not null, options jsonb not null);
      create index on survey_question (item_id, position);
      create table survey_response (
        id uuid primary key, item_id uuid not null references item on delete cascade, account_id uuid, visitor_id uuid,
        submitted_at timestamptz, updated_at timestamptz not null, created_at timestamptz not null default now());
      create unique index survey_response_of_visitor on survey_response (item_id, visitor_id) where account_id is null and visitor_id is not null;
      create unique index survey_response_of_account on survey_response (item_id, account_id) where account_id is not null;
      create index on survey_response (item_id, submitted_at);
      create index on survey_response (visitor_id) where visitor_id is not null;
      create table survey_answer (
        response_id uuid not null references survey_response on delete cascade, question_id uuid not null references survey_question on delete cascade,
        option_ids uuid[], number integer, text text, file_id uuid references owner_file on delete set null,
        released boolean not null default false, primary key (response_id, question_id));
      create index on survey_answer (question_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table survey_answer, survey_response, survey_question, survey, owner_file, word_cloud_mark, word_cloud_word, word_cloud',
    );
  }
}
