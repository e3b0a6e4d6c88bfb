import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores the request sent for an answer, the project through which it was asked, the readers of a question, the provider's response, and
 * assistants' texts for pupils.
 */
export class WhatWasSent1770400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ai_request (
        id uuid primary key, run_id uuid not null references ai_run on delete cascade, position integer not null, model text not null,
        model_name text not null, provider_name text not null, location text not null, place text not null, continues integer not null,
        messages jsonb not null, tools text[] not null, sent_at timestamptz not null, unique (run_id, position));
      alter table ai_run add column project_id uuid references project on delete set null, add column said text not null default '';
      create index ai_run_of_project on ai_run (project_id) where ended_at is null;
      alter table ai_message add column read_in uuid references project on delete set null;
      create index ai_message_read_in on ai_message (read_in) where read_in is not null;
      alter table assistant add column pupil_description text not null default '';
      update ai_message m set read_in = a.project_id
        from ai_conversation c join pupil_access p on p.id = c.account_id join project j on j.class_id = p.class_id
          join project_item i on i.project_id = j.id and i.item_id = c.assistant_id join project_ai a on a.project_id = j.id
        where c.id = m.conversation_id and m.role = 'user' and m.created_at >= a.readable_since;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table assistant drop column pupil_description;
      alter table ai_message drop column read_in;
      alter table ai_run drop column project_id, drop column said;
      drop table ai_request;
    `);
  }
}
