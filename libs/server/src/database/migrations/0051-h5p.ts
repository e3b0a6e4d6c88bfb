import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the results of inspecting H5P packages on worksheets, and libraries that the operator installed. */
export class H5p1768600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table h5p_package (
        storage_key text primary key, state text not null default 'processing' check (state in ('processing', 'ready', 'failed')),
        attempts integer not null default 0, leased_until timestamptz, reason jsonb check ((state = 'failed') = (reason is not null)),
        hosts text[] not null default '{}', borrowed text[] not null default '{}', created_at timestamptz not null default now());
      create index h5p_package_to_do on h5p_package (created_at) where state = 'processing';
      create table h5p_library (
        library text not null, major integer not null, minor integer not null, patch integer not null, storage_key text not null,
        created_at timestamptz not null default now(), primary key (library, major, minor));
      -- Archives that are still needed.
      create view h5p_archive as select storage_key from h5p_library union select unnest(borrowed) from h5p_package;

      -- Whichever way a file comes in: sent, copied, brought in.
      create function h5p_package_came() returns trigger language plpgsql as $$
      begin
        if exists (select 1 from item where id = new.item_id and kind = 'worksheet') then
          insert into h5p_package (storage_key) values (new.storage_key) on conflict do nothing;
        end if;
        return null;
      end $$;
      create trigger h5p_package_came after insert on owner_file for each row
        when (new.used_by = 'part' and lower(new.name) like '%.h5p') execute function h5p_package_came();
      create function h5p_package_went() returns trigger language plpgsql as $$
      begin
        delete from h5p_package p where p.storage_key = old.storage_key
          and not exists (select 1 from owner_file f where f.storage_key = old.storage_key);
        return null;
      end $$;
      create trigger h5p_package_went after delete on owner_file for each row
        when (old.used_by = 'part' and lower(old.name) like '%.h5p') execute function h5p_package_went();
      insert into h5p_package (storage_key)
        select distinct f.storage_key from owner_file f join item i on i.id = f.item_id
         where i.kind = 'worksheet' and f.used_by = 'part' and lower(f.name) like '%.h5p';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger h5p_package_came on owner_file;
      drop trigger h5p_package_went on owner_file;
      drop function h5p_package_came;
      drop function h5p_package_went;
      drop view h5p_archive;
      drop table h5p_package, h5p_library;
    `);
  }
}
