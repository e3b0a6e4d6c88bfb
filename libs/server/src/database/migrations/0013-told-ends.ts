import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records if the end of a project was published, so that an end while no process ran is published later, and none twice. */
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
