import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Assistants, and chats with them: pupils and guests have theirs, too. */
export class Assistants1769800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table assistant (
        item_id uuid primary key references item on delete cascade, instructions text not null, model text, tools text[] not null,
        mcp_tools text[] not null, starters text[] not null, category text, subcategory text, persona_category text, avatar jsonb not null,
        daily_limit integer check (daily_limit between 1 and 1000), archived boolean not null);

      -- Another model or marble says nothing new: only words are read for the search.
      create function note_words_of_assistant() returns trigger language plpgsql as $$
      begin
        insert into item_words_due (item_id, since) values (new.item_id, clock_timestamp());
        return null;
      end $$;
      create trigger words_new after insert on assistant for each row execute function note_words_of_assistant();
      create trigger words_changed after update of instructions, starters on assistant for each row
        when (old.instructions <> new.instructions or old.starters <> new.starters)
        execute function note_words_of_assistant();

      alter table ai_conversation alter column account_id drop not null, add visitor_id uuid references visitor on delete cascade,
        add assistant_id uuid references item on delete set null,
        add check (num_nonnulls(account_id, visitor_id) = 1);
      create index ai_conversation_of_visitor on ai_conversation (visitor_id, changed_at desc, id) where visitor_id is not null;
      create index ai_conversation_with_assistant on ai_conversation (assistant_id, changed_at desc, id) where assistant_id is not null;
      alter table ai_run alter column account_id drop not null, add visitor_id uuid references visitor on delete cascade,
        add check (num_nonnulls(account_id, visitor_id) = 1);
      create index ai_run_of_visitor on ai_run (visitor_id, created_at desc, id) where visitor_id is not null;

      -- What a person asked on a day, of one assistant; the sum of an item is what all asked together.
      create table ai_day_count (
        item_id uuid not null references item on delete cascade, person_id uuid not null, guest boolean not null, day date not null, count integer not null,
        primary key (item_id, person_id, day));
      create index ai_day_count_of_person on ai_day_count (person_id, day);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table ai_day_count;
      delete from ai_conversation where account_id is null;
      alter table ai_run drop column visitor_id, alter column account_id set not null;
      alter table ai_conversation drop column visitor_id, drop column assistant_id, alter column account_id set not null;
      drop table assistant;
      drop function note_words_of_assistant;
    `);
  }
}
