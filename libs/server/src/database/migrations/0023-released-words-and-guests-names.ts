import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds words that wait for the teacher's moderation, and guest names that are unique per item. */
export class ReleasedWordsAndGuestsNames1765800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table word_cloud add column release_first boolean not null default false;
      alter table word_cloud_mark drop constraint word_cloud_mark_mark_check,
        add constraint word_cloud_mark_mark_check check (mark in ('hidden', 'released', 'waiting'));
      -- Until now a name that nobody chose was one of sixteen animals: those guests get another one where they come in.
      alter table visitor add column named boolean not null default true;
      update visitor set named = false where display_name ~ '^(Gast|Guest) [[:alpha:]]+$';
      create table guest_name (
        item_id uuid not null references item on delete cascade, visitor_id uuid not null references visitor on delete cascade,
        name text not null, primary key (item_id, visitor_id), constraint guest_name_once unique (item_id, name));
      create index on guest_name (visitor_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table guest_name;
      alter table visitor drop column named;
      update word_cloud_mark set mark = 'hidden' where mark = 'waiting';
      alter table word_cloud_mark drop constraint word_cloud_mark_mark_check,
        add constraint word_cloud_mark_mark_check check (mark in ('hidden', 'released'));
      alter table word_cloud drop column release_first;
    `);
  }
}
