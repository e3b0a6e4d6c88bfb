import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds chats with models: questions, answers, and running answers. */
export class AiChats1769600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ai_conversation (
        id uuid primary key, account_id uuid not null references account on delete cascade, title text not null, model text,
        persona text, system_prompt text not null, created_at timestamptz not null, changed_at timestamptz not null, discarded_at timestamptz);
      create index ai_conversation_of_account on ai_conversation (account_id, changed_at desc, id);
      create table ai_message (
        id uuid primary key, conversation_id uuid not null references ai_conversation on delete cascade, parent_id uuid,
        role text not null check (role in ('user', 'assistant')), text text not null, created_at timestamptz not null,
        unique (id, conversation_id),
        foreign key (parent_id, conversation_id) references ai_message (id, conversation_id) on delete cascade);
      create index ai_message_of_conversation on ai_message (conversation_id, created_at desc, id);
      create index ai_message_after on ai_message (parent_id);
      create table ai_run (
        id uuid primary key, account_id uuid not null references account on delete cascade,
        conversation_id uuid not null, message_id uuid not null unique,
        state text not null check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
        asked_model text not null, model text not null, failure text, retried boolean not null default false,
        alive_at timestamptz not null, created_at timestamptz not null, ended_at timestamptz,
        check ((state = 'failed') = (failure is not null)), check ((state in ('queued', 'running')) = (ended_at is null)),
        foreign key (message_id, conversation_id) references ai_message (id, conversation_id) on delete cascade);
      create index ai_run_of_account on ai_run (account_id, created_at desc, id);
      create index ai_run_under_way on ai_run (account_id) where ended_at is null;
      create table ai_piece (
        run_id uuid not null references ai_run on delete cascade, position integer not null, text text not null, primary key (run_id, position));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ai_piece, ai_run, ai_message, ai_conversation');
  }
}
