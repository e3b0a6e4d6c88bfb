import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds a teacher's own tags on items, colours of folders, and the window that requested a copy. The database itself publishes whose lists
 * changed, in the same transaction and regardless of the writer; duplicates within one transaction are delivered once.
 */
export class TagsColoursAndLibraries1768200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table item
        add column tags text[] not null default '{}' check (cardinality(tags) <= 12),
        add column colour text check (colour is null or kind = 'folder');
      drop trigger words_changed on item;
      create trigger words_changed after update of title, description, tags on item for each row execute function note_words_of_item();

      alter table item_origin add column tab_id text check (length(tab_id) <= 100);
      create index item_origin_of_tab on item_origin (tab_id) where tab_id is not null;

      create function tell_library(of_account uuid) returns void language sql as $$
        select pg_notify('library.changed', json_build_object('accountId', of_account)::text)
      $$;
      -- Its owner, and whoever is invited to it or to the folder in which it lies or lay.
      create function tell_libraries_of_item() returns trigger language plpgsql as $$
      declare one uuid;
      begin
        perform tell_library(coalesce(new.owner_id, old.owner_id));
        for one in select distinct a.id from item_member m join account a on a.email = m.email
                    where m.item_id in (coalesce(new.id, old.id), new.folder_id, old.folder_id)
        loop perform tell_library(one); end loop;
        return null;
      end $$;
      create function tell_library_of_member() returns trigger language plpgsql as $$
      declare one uuid;
      begin
        for one in select id from account where email in (new.email, old.email) loop perform tell_library(one); end loop;
        return null;
      end $$;
      create function tell_library_of_bookmark() returns trigger language plpgsql as $$
      begin
        perform tell_library(coalesce(new.account_id, old.account_id));
        return null;
      end $$;
      create function tell_library_of_owner() returns trigger language plpgsql as $$
      begin
        perform tell_library(coalesce(new.owner_id, old.owner_id));
        return null;
      end $$;
      create trigger library_changed after insert or update or delete on item for each row execute function tell_libraries_of_item();
      create trigger library_changed after insert or update or delete on item_member for each row execute function tell_library_of_member();
      create trigger library_changed after insert or delete on bookmark for each row execute function tell_library_of_bookmark();
      -- What the trash shows of them.
      create trigger library_changed after update of discarded_at or delete on school_class
        for each row execute function tell_library_of_owner();
      create trigger library_changed after update of discarded_at or delete on project for each row execute function tell_library_of_owner();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function tell_libraries_of_item cascade;
      drop function tell_library_of_member cascade;
      drop function tell_library_of_bookmark cascade;
      drop function tell_library_of_owner cascade;
      drop function tell_library;
      alter table item_origin drop column tab_id;
      drop trigger words_changed on item;
      create trigger words_changed after update of title, description on item for each row execute function note_words_of_item();
      alter table item drop column tags, drop column colour;
    `);
  }
}
