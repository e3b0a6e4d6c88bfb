import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets suggestions belong to texts of boards, which have no numbers of writers. */
export class SuggestionsOnBoards1772810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table ai_suggestion alter client drop not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from ai_suggestion where client is null;
      alter table ai_suggestion alter client set not null;
    `);
  }
}
