import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets teachers remove an insulting name; its holder is asked for another one. Boards that show a pupil's name are found by their log. */
export class NamesAskedFor1766100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table account add name_asked_at timestamptz;
      alter table visitor add name_asked_at timestamptz;
      create index on pinboard_activity (account_id) where account_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index pinboard_activity_account_id_idx;
      alter table visitor drop name_asked_at;
      alter table account drop name_asked_at;
    `);
  }
}
