import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds what teachers, classes and schools asked models on a day, and what a run or a picture counted, so that it can be given back. */
export class AiDayBudgets1772700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ai_day_budget (
        budget text not null check (budget in ('teacher', 'class', 'school')), owner_id uuid not null, day date not null, count integer not null,
        primary key (budget, owner_id, day));
      create index ai_day_budget_of_owner on ai_day_budget (owner_id, day);
      alter table ai_run add counted jsonb, add given_back boolean not null default false;
      alter table ai_image add counted jsonb;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table ai_image drop column counted;
      alter table ai_run drop column counted, drop column given_back;
      drop table ai_day_budget;
    `);
  }
}
