import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds what is made of recordings for devices that do not play them as they were recorded. */
export class RecordingFilms1772200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table recording_film (
        storage_key text primary key, state text not null default 'processing' check (state in ('processing', 'ready', 'failed')),
        attempts integer not null default 0, leased_until timestamptz, made_bytes integer not null default 0,
        created_at timestamptz not null default now());
      create index recording_film_to_do on recording_film (created_at) where state = 'processing';
      create function recording_film_went() returns trigger language plpgsql as $$
      begin
        delete from recording_film m where m.storage_key = old.storage_key
          and not exists (select 1 from owner_file f where f.storage_key = old.storage_key);
        return null;
      end $$;
      create trigger recording_film_went after delete on owner_file for each row
        when (old.used_by = 'part' and old.content_type like '%/webm') execute function recording_film_went();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger recording_film_went on owner_file;
      drop function recording_film_went;
      drop table recording_film;
    `);
  }
}
