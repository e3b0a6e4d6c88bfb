import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the questions with public results, the scales with a recommendation, and an index on files of answers by id. */
export class SurveyResults1765700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table survey_question add column in_results boolean not null default true, add column recommendation boolean not null default false;
      -- Until now every scale was taken for one: those keep their figure whose words say so.
      update survey_question set recommendation = true
       where type = 'net_promoter_score' and (title || ' ' || description) ~* '(empfehl|empfiehl|recommend)';
      create index on survey_answer (file_id) where file_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index survey_answer_file_id_idx;
      alter table survey_question drop column recommendation, drop column in_results;
    `);
  }
}
