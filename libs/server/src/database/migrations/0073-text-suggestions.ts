import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds suggestions of models to the writer of a document, and whether pupils of a project get them. */
export class TextSuggestions1770800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ai_suggestion (
        id uuid primary key, document_id uuid not null references item on delete cascade, account_id uuid not null references account on delete cascade,
        wanted jsonb not null, place text not null, taken text not null, client bigint not null, created_at timestamptz not null, closed_at timestamptz);
      create unique index ai_suggestion_open on ai_suggestion (document_id, account_id) where closed_at is null;
      create index ai_suggestion_of_account on ai_suggestion (account_id);
      create index ai_suggestion_by_age on ai_suggestion (created_at);
      alter table ai_conversation add suggestion_id uuid unique references ai_suggestion on delete cascade,
        add check (suggestion_id is null or (account_id is not null and assistant_id is null and persona is null));
      alter table document_client add suggested boolean not null default false;
      alter table project_ai add in_texts boolean not null default false;

      -- What pupils have in a project: shared by its teacher, or made there by one of them.
      create view item_in_project as
        select project_id, item_id from project_item
        union
        select project_id, id from item where project_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop view item_in_project;
      alter table project_ai drop in_texts;
      alter table document_client drop suggested;
      delete from ai_conversation where suggestion_id is not null;
      alter table ai_conversation drop suggestion_id;
      drop table ai_suggestion;
    `);
  }
}
