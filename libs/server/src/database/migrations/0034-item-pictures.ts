import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds previews of live documents for cards in lists. */
export class ItemPictures1766900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table item_picture (
        item_id uuid primary key references item (id) on delete cascade,
        shape integer not null,
        seen bigint not null,
        picture text,
        drawn_at timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table item_picture');
  }
}
