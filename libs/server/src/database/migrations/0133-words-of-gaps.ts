import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Has the search texts of worksheets written anew: their owners find the words of gaps, hints and solutions, too. */
export class WordsOfGaps1776800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "insert into item_words_due (item_id, since) select id, now() from item where kind = 'worksheet' on conflict do nothing",
    );
  }

  /** Keeps the texts: each is written anew at the next change. */
  async down(): Promise<void> {}
}
