import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Collections, partners, and what the editors say of open material. */
export class Collections1768000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table partner (
        id uuid primary key,
        name text not null,
        description text not null default '',
        website text,
        colour text not null,
        international boolean not null default false,
        licences text[] not null default '{}',
        school_ids uuid[] not null default '{}',
        published_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create table material_mark (
        item_id uuid primary key references item (id) on delete cascade,
        approved_at timestamptz,
        partner_id uuid references partner (id) on delete set null
      );
      create index on material_mark (partner_id) where partner_id is not null;
      create table collection (
        id uuid primary key,
        title text not null,
        description text not null default '',
        cover text not null,
        language text not null,
        curator_id uuid references account (id) on delete set null,
        published_at timestamptz,
        featured_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create index on collection (curator_id);
      create table collection_item (
        collection_id uuid not null references collection (id) on delete cascade,
        item_id uuid not null references item (id) on delete cascade,
        position integer not null,
        label text not null default '',
        primary key (collection_id, item_id)
      );
      create index on collection_item (item_id);
      create table collection_bookmark (
        account_id uuid not null references account (id) on delete cascade,
        collection_id uuid not null references collection (id) on delete cascade,
        created_at timestamptz not null default now(),
        primary key (account_id, collection_id)
      );
      create index on collection_bookmark (collection_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table collection_bookmark;
      drop table collection_item;
      drop table collection;
      drop table material_mark;
      drop table partner;
    `);
  }
}
