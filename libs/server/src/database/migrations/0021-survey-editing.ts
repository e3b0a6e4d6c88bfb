import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Several people write one survey: its changes are counted, and for a day it is known from whom a text is. */
export class SurveyEditing1765600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table survey add column revision integer not null default 0;
      create table survey_edit (
        item_id uuid not null references item on delete cascade, part_id uuid not null, field text not null,
        account_id uuid not null references account on delete cascade, edited_at timestamptz not null,
        primary key (item_id, part_id, field));
      create index on survey_edit (account_id);
      create index on survey_edit (edited_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table survey_edit; alter table survey drop column revision;');
  }
}
