import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tools that models used for an answer, and what they propose to make. */
export class AiSteps1770100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ai_step (
        id uuid primary key, run_id uuid not null references ai_run on delete cascade, position integer not null,
        tool text not null, state text not null check (state in ('running', 'done', 'failed', 'proposed', 'made')),
        failure text, subject text not null, result text not null, sources jsonb not null default '[]', proposed jsonb,
        item_id uuid references item on delete set null, created_at timestamptz not null,
        unique (run_id, position), check ((state = 'failed') = (failure is not null)), check (state <> 'proposed' or proposed is not null));
      create index ai_step_of_item on ai_step (item_id) where item_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ai_step');
  }
}
