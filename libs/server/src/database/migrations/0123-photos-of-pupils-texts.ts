import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds photos of texts on paper that are read on this machine; a photo goes as soon as its words are there. */
export class PhotosOfPupilsTexts1775800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table pupil_text_photo (
        id uuid primary key, item_id uuid not null references item on delete cascade,
        response_id uuid not null references pupil_text on delete cascade,
        file_id uuid references owner_file on delete set null,
        state text not null check (state in ('queued', 'running', 'done', 'failed')), failure text, text text not null default '',
        turned boolean not null default false,
        attempts integer not null default 0, leased_until timestamptz, created_at timestamptz not null default now());
      create index on pupil_text_photo (response_id, created_at);
      create index on pupil_text_photo (item_id);
      create index on pupil_text_photo (file_id) where file_id is not null;
      create index on pupil_text_photo (created_at) where state in ('queued', 'running');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table pupil_text_photo');
  }
}
