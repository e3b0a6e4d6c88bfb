import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds own mini tools, requests of any mini tool, and chats in which a model has no tools. */
export class MiniTools1770700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mini_tool (
        item_id uuid primary key references item on delete cascade, category text not null, icon text not null,
        colour integer not null check (colour between 0 and 6), fields jsonb not null, prompt text not null);

      create function note_words_of_mini_tool() returns trigger language plpgsql as $$
      begin
        insert into item_words_due (item_id, since) values (new.item_id, clock_timestamp());
        return null;
      end $$;
      create trigger words_new after insert on mini_tool for each row execute function note_words_of_mini_tool();
      create trigger words_changed after update of fields, prompt on mini_tool for each row
        when (old.fields <> new.fields or old.prompt <> new.prompt) execute function note_words_of_mini_tool();

      alter table ai_conversation add without_tools boolean not null default false;

      create table mini_tool_request (
        id uuid primary key, account_id uuid not null references account on delete cascade, tool text not null, own boolean not null,
        name text not null, category text not null, icon text not null, colour integer, language text not null, "values" json not null,
        prompt text not null, conversation_id uuid references ai_conversation on delete set null, created_at timestamptz not null);
      create index mini_tool_request_of_account on mini_tool_request (account_id, created_at desc, id);
      create index mini_tool_request_of_conversation on mini_tool_request (conversation_id) where conversation_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table mini_tool_request;
      alter table ai_conversation drop column without_tools;
      drop table mini_tool;
      drop function note_words_of_mini_tool;
    `);
  }
}
