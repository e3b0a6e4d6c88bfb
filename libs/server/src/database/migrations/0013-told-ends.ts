import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether people were told that a project's time is over, so that an end that came while nothing ran is told later, and none twice. */
export class ToldEnds1764900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table project add told_end timestamptz;
      -- Nobody has something open from so long ago.
      update project p set told_end = least(p.ends_at, c.expires_at) from school_class c where c.id = p.class_id and least(p.ends_at, c.expires_at) < now() - interval '1 day';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table project drop told_end');
  }
}
