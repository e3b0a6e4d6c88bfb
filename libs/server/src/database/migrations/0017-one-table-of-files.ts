import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Moves pictures in texts to the common table of files; each row names its use. The bytes are not moved. */
export class OneTableOfFiles1765300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      lock table owner_file, image_attachment in access exclusive mode;
      alter table owner_file add column used_by text, add column width integer, add column height integer;
      update owner_file f set used_by = case when f.visibility = 'item' then 'item' when i.kind = 'survey' then 'answer' else 'part' end
        from item i where i.id = f.item_id;
      alter table owner_file alter column used_by set not null, add check (used_by in ('text', 'item', 'part', 'answer')), drop column visibility;
      insert into owner_file (id, item_id, account_id, visitor_id, used_by, name, content_type, bytes, storage_key, width, height, created_at)
        select id, item_id, account_id, visitor_id, 'text', substring(storage_key from '[^/]*$'), content_type, bytes, storage_key, width, height, created_at
          from image_attachment;
      drop table image_attachment;
      create index on owner_file (thumbnail_key) where thumbnail_key is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table image_attachment (
        id uuid primary key, item_id uuid not null references item on delete cascade, account_id uuid, visitor_id uuid,
        storage_key text not null, content_type text not null, width integer not null, height integer not null, bytes integer not null,
        created_at timestamptz not null default now());
      create index on image_attachment (item_id);
      insert into image_attachment (id, item_id, account_id, visitor_id, storage_key, content_type, width, height, bytes, created_at)
        select id, item_id, account_id, visitor_id, storage_key, content_type, width, height, bytes, created_at from owner_file where used_by = 'text';
      delete from owner_file where used_by = 'text';
      drop index owner_file_thumbnail_key_idx;
      alter table owner_file add column visibility text;
      update owner_file set visibility = case used_by when 'item' then 'item' else 'sender' end;
      alter table owner_file alter column visibility set not null, add check (visibility in ('item', 'sender')),
        drop column used_by, drop column width, drop column height;
    `);
  }
}
