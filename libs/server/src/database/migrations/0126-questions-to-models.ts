import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps what was sent for questions of the worksheet wizard, of the correction aid and of hints as it is kept for answers. */
export class QuestionsToModels1785100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ai_question (
        id uuid primary key, account_id uuid not null references account on delete cascade,
        kind text not null check (kind in ('worksheet', 'correction', 'hint')),
        correction_id uuid references correction_result on delete cascade, response_id uuid references pupil_text on delete cascade,
        model text not null, written integer not null default 0, created_at timestamptz not null default now());
      create index on ai_question (account_id, created_at);
      create index on ai_question (correction_id) where correction_id is not null;
      create index on ai_question (response_id) where response_id is not null;
      create index on ai_question (created_at);
      alter table ai_request add column question_id uuid references ai_question on delete cascade,
        drop constraint ai_request_of_one, add constraint ai_request_of_one check (num_nonnulls(run_id, conversion_id, question_id) = 1);
      create unique index ai_request_of_question on ai_request (question_id, position) where question_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from ai_request where question_id is not null;
      alter table ai_request drop column question_id, add constraint ai_request_of_one check (num_nonnulls(run_id, conversion_id) = 1);
      drop table ai_question;
    `);
  }
}
