import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds what a teacher teaches and wants to begin with. Accounts of before are not asked: for them it counts as done now. */
export class FirstSteps1776900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table account add column subject_types text[] not null default '{}', add column grade_levels text[] not null default '{}',
        add column school_types text[] not null default '{}', add column goal text,
        add column onboarded_at timestamptz default now(), add column ask_later_since timestamptz`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table account drop column subject_types, drop column grade_levels, drop column school_types, drop column goal,
        drop column onboarded_at, drop column ask_later_since`,
    );
  }
}
