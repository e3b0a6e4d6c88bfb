import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds documents that teachers ask about: a PDF with a conversation of its own. It is read, cut and found as the files of assistants are,
 * whose rows belonged to items alone until now.
 */
export class DocumentQas1774000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table ai_conversation add about_document boolean not null default false;
      create table ai_document (
        id uuid primary key references ai_conversation on delete cascade, account_id uuid not null references account on delete cascade,
        name text not null, bytes integer not null, storage_key text not null, only_document boolean not null default true,
        counted_month text not null, created_at timestamptz not null);
      create index ai_document_of_account on ai_document (account_id);
      create index ai_document_stored on ai_document (storage_key);
      alter table knowledge_file drop constraint knowledge_file_file_id_fkey, alter column item_id drop not null,
        add document_id uuid unique references ai_document on delete cascade,
        add check ((item_id is null) = (document_id is not null)), add check (document_id is null or document_id = file_id),
        -- The file of an item takes its row along; a document does so by the column above.
        add item_file_id uuid generated always as (case when document_id is null then file_id end) stored references owner_file on delete cascade;
      create index knowledge_file_of_item_file on knowledge_file (item_file_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from knowledge_file where document_id is not null;
      alter table knowledge_file drop column item_file_id, drop column document_id, alter column item_id set not null,
        add constraint knowledge_file_file_id_fkey foreign key (file_id) references owner_file on delete cascade;
      drop table ai_document;
      delete from ai_conversation where about_document;
      alter table ai_conversation drop about_document;
    `);
  }
}
