import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the search text of items. The database itself records which items have changed text, in the same transaction and regardless of the
 * writer. Records are only ever added, so that a class writing at the same moment never blocks.
 */
export class Search1766800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create extension if not exists pg_trgm;

      create table item_words (
        item_id uuid primary key references item on delete cascade,
        title text not null,
        shown text not null, shown_stems tsvector not null,
        inside text not null, inside_stems tsvector not null,
        places jsonb not null, written_at timestamptz not null);

      create table item_words_due (id bigint generated always as identity primary key, item_id uuid not null, since timestamptz);
      create index on item_words_due (since nulls last, id);
      create index on item_words_due (item_id);

      create function note_item_words() returns trigger language plpgsql as $$
      begin
        insert into item_words_due (item_id, since) select distinct item_id, clock_timestamp() from changed;
        return null;
      end $$;
      create function note_words_of_item() returns trigger language plpgsql as $$
      begin
        insert into item_words_due (item_id, since) values (new.id, clock_timestamp());
        return null;
      end $$;
      -- Of what has gone nothing is read any more, after what its own rows noted on their way out. What is being read this
      -- moment is not waited for: the reader takes it away, and waits for us itself.
      create function forget_item_words() returns trigger language plpgsql as $$
      begin
        delete from item_words_due where id in (
          select d.id from item_words_due d join gone on gone.id = d.item_id for update of d skip locked);
        return null;
      end $$;
      create trigger words_gone after delete on item referencing old table as gone for each statement execute function forget_item_words();
      create trigger words_new after insert on item for each row execute function note_words_of_item();
      create trigger words_changed after update of title, description on item for each row execute function note_words_of_item();
      create trigger words_changed after insert on document_update referencing new table as changed
        for each statement execute function note_item_words();
    `);
    for (const [table, removed] of TABLES) {
      await runner.query(`
        create trigger words_new after insert on ${table} referencing new table as changed for each statement execute function note_item_words();
        create trigger words_changed after update on ${table} referencing new table as changed for each statement execute function note_item_words();
        ${removed ? `create trigger words_gone after delete on ${table} referencing old table as changed for each statement execute function note_item_words();` : ''}
      `);
    }
    // Existing items come after everything that changes meanwhile.
    await runner.query('insert into item_words_due (item_id, since) select id, null from item order by content_changed_at desc');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function note_item_words cascade;
      drop function note_words_of_item cascade;
      drop function forget_item_words cascade;
      drop table item_words_due, item_words;
    `);
  }
}

/** Tables with searchable words of items, and true if a deletion is published: rows deleted only with their item need none. */
const TABLES: readonly [table: string, removed: boolean][] = [
  ['survey', false],
  ['survey_question', true],
  ['word_cloud', false],
  ['word_cloud_word', true],
  ['word_cloud_mark', true],
];
