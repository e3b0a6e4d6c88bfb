import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Publicly listed items (see 0039-gallery), with or without one additional condition. */
const openItem = (more: string): string => `
      create or replace view open_item as
        select i.id, g.opened_at
          from gallery_entry g join item i on i.id = g.item_id left join item_origin o on o.item_id = i.id
         where i.privacy = 'public_for_all' and i.visitor_permission <> 'visitor_permissions_invisible' and i.discarded_at is null
           and i.parent_id is null and i.project_id is null and i.kind <> 'folder' ${more}
           and not coalesce(o.others_wrote, false)
           and not (i.kind = 'text_document' and others_wrote_in_document(i.id, authors_of(i.id)));`;

/** Reports of open material, what reviewers decide about it, and what is hidden by that. */
export class Reports1767900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table item add column hidden_at timestamptz;

      create table item_report (
        id uuid primary key,
        item_id uuid not null references item (id) on delete cascade,
        account_id uuid references account (id) on delete set null,
        visitor_id uuid references visitor (id) on delete set null,
        reason text not null,
        note text not null,
        created_at timestamptz not null default now(),
        decided_at timestamptz
      );
      -- One of each person that waits, however many taps arrive at once.
      create unique index item_report_of_account on item_report (item_id, account_id) where decided_at is null and account_id is not null;
      create unique index item_report_of_visitor on item_report (item_id, visitor_id) where decided_at is null and visitor_id is not null;
      create index item_report_item on item_report (item_id);
      create index item_report_waiting on item_report (created_at) where decided_at is null;
      create index item_report_account on item_report (account_id) where account_id is not null;
      create index item_report_visitor on item_report (visitor_id) where visitor_id is not null;

      create table item_verdict (
        id uuid primary key,
        item_id uuid not null references item (id) on delete cascade,
        reviewer_id uuid references account (id) on delete set null,
        verdict text not null,
        reason text not null,
        created_at timestamptz not null default now(),
        asked_again_at timestamptz
      );
      create index item_verdict_item on item_verdict (item_id, created_at);
      create index item_verdict_asked on item_verdict (asked_again_at) where asked_again_at is not null;
      create index item_verdict_reviewer on item_verdict (reviewer_id) where reviewer_id is not null;
      ${openItem('and i.hidden_at is null')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${openItem('')}
      drop table item_verdict;
      drop table item_report;
      alter table item drop column hidden_at;
    `);
  }
}
