import type { MigrationInterface, QueryRunner } from 'typeorm';

/** QR codes: what they hold and how they look. */
export class QrCodes1769200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table qr_code (
        item_id uuid primary key references item on delete cascade, content jsonb not null, look jsonb not null, sheet jsonb not null);

      -- Another colour says nothing new: only what it holds and what is written below it is read for the search.
      create function note_words_of_qr_code() returns trigger language plpgsql as $$
      begin
        insert into item_words_due (item_id, since) values (new.item_id, clock_timestamp());
        return null;
      end $$;
      create trigger words_new after insert on qr_code for each row execute function note_words_of_qr_code();
      create trigger words_changed after update of content, look, sheet on qr_code for each row
        when (old.content <> new.content or old.sheet <> new.sheet or old.look -> 'caption' <> new.look -> 'caption')
        execute function note_words_of_qr_code();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table qr_code;
      drop function note_words_of_qr_code;
    `);
  }
}
