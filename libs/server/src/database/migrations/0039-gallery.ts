import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds open material and its publicly listed part. */
export class Gallery1767400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table gallery_entry (
        item_id uuid primary key references item (id) on delete cascade,
        opened_at timestamptz not null default now()
      );

      -- The owner and everybody who is invited: what they wrote is the item's, what others wrote is theirs (ADR 32).
      create function authors_of(of_item uuid) returns uuid[] language sql stable as $$
        select array(
          select owner_id from item where id = of_item
          union
          select a.id from item_member m join account a on a.email = m.email
           where m.item_id = of_item and a.type = 'User' and a.confirmed_at is not null)
      $$;

      -- Whoever was erased is somebody else, too.
      create function others_wrote_in_document(of_item uuid, authors uuid[]) returns boolean language sql stable as $$
        select exists (select 1 from document_client where item_id = of_item and wrote and not coalesce(account_id = any(authors), false))
            or exists (select 1 from document_update where item_id = of_item and (visitor_id is not null or account_id is not null)
                          and not coalesce(account_id = any(authors), false))
      $$;

      -- What everybody finds: opened by somebody who was asked, still open, and nothing in it that others than its authors wrote
      -- where that cannot be left out. Live: a pupil's first word takes it out.
      create view open_item as
        select i.id, g.opened_at
          from gallery_entry g join item i on i.id = g.item_id left join item_origin o on o.item_id = i.id
         where i.privacy = 'public_for_all' and i.visitor_permission <> 'visitor_permissions_invisible' and i.discarded_at is null
           and i.parent_id is null and i.project_id is null and i.kind <> 'folder'
           and not coalesce(o.others_wrote, false)
           and not (i.kind = 'text_document' and others_wrote_in_document(i.id, authors_of(i.id)));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop view open_item;
      drop function others_wrote_in_document;
      drop function authors_of;
      drop table gallery_entry;
    `);
  }
}
