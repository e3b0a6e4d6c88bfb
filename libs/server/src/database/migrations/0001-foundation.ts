import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Foundation1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table account (
        id uuid primary key, type text not null check (type in ('User', 'Pupil')), email text unique, password_hash text,
        firstname text not null, name text not null, public_name text not null,
        admin boolean not null default false, reviewer boolean not null default false, international boolean not null default false,
        locale text, licence text not null, favourite_tools text[] not null default '{}',
        disabled_tools text[] not null default '{}', disabled_tools_features text[] not null default '{}', enabled_features text[] not null default '{}',
        confirmed_at timestamptz, created_at timestamptz not null default now());
      create table session (
        hash text primary key, account_id uuid not null references account on delete cascade,
        flash jsonb not null default '[]', created_at timestamptz not null default now(), expires_at timestamptz not null);
      create index on session (account_id);
      create table visitor (
        id uuid primary key, hash text not null unique, display_name text not null,
        created_at timestamptz not null default now(), last_seen_at timestamptz not null default now());
      create table mail_token (
        hash text primary key, account_id uuid not null references account on delete cascade,
        purpose text not null check (purpose in ('confirm', 'reset')), expires_at timestamptz not null);
      create table daily_visit (
        account_id uuid not null references account on delete cascade, date date not null,
        created_at timestamptz not null default now(), primary key (account_id, date));
      create table creation_count (
        account_id uuid not null references account on delete cascade, kind text not null, month text not null,
        count integer not null, primary key (account_id, kind, month));
      create table item (
        id uuid primary key, kind text not null, owner_id uuid not null references account on delete cascade,
        title text not null, description text not null default '', language text not null default 'de',
        grade_levels text[] not null default '{}', school_types text[] not null default '{}', subject_types text[] not null default '{}',
        international boolean not null default false,
        privacy text not null check (privacy in ('locked', 'members_only', 'password_protected', 'secret', 'public_for_all')),
        visitor_permission text not null check (visitor_permission in ('visitor_permissions_invisible', 'visitor_permissions_read', 'visitor_permissions_write')),
        auto_cleanup text not null check (auto_cleanup in ('day', 'week', 'month', 'year', 'months_18', 'never')),
        licence text not null, template boolean not null default false,
        token text not null, public_token text not null, password_hash text, access_version integer not null default 1,
        short_code text unique, discarded_at timestamptz,
        content_changed_at timestamptz not null default now(), created_at timestamptz not null default now(), updated_at timestamptz not null default now());
      create index on item (owner_id, kind, created_at desc);
      create index on item (discarded_at) where discarded_at is not null;
      create table item_member (
        id uuid primary key, item_id uuid not null references item on delete cascade, email text not null,
        role text not null check (role in ('read', 'write')), created_at timestamptz not null default now(), unique (item_id, email));
      create index on item_member (email);
      create table item_grant (
        visitor_id uuid not null references visitor on delete cascade, item_id uuid not null references item on delete cascade,
        via text not null check (via in ('token', 'password')), access_version integer not null,
        created_at timestamptz not null default now(), primary key (visitor_id, item_id));
      create index on item_grant (item_id);
      create table image_attachment (
        id uuid primary key, item_id uuid not null references item on delete cascade, account_id uuid, visitor_id uuid,
        storage_key text not null, content_type text not null, width integer not null, height integer not null, bytes integer not null,
        created_at timestamptz not null default now());
      create index on image_attachment (item_id);
      create table collaboration_ticket (
        hash text primary key, item_id uuid not null references item on delete cascade, account_id uuid, visitor_id uuid, session_hash text,
        expires_at timestamptz not null, used_at timestamptz);
      create table document_update (
        seq bigint generated always as identity primary key, item_id uuid not null references item on delete cascade,
        bytes bytea not null, account_id uuid, visitor_id uuid, compacted boolean not null default false,
        created_at timestamptz not null default now());
      create index on document_update (item_id, seq);
      create index on document_update (item_id) where not compacted;
      create table document_snapshot (
        item_id uuid primary key references item on delete cascade, schema_version integer not null,
        state bytea not null, updated_at timestamptz not null default now());
      create table document_version (
        seq bigint primary key, item_id uuid not null references item on delete cascade, state bytea not null,
        account_ids uuid[] not null, visitor_ids uuid[] not null, changes integer not null, created_at timestamptz not null);
      create index on document_version (item_id, seq);
      create table document_client (
        item_id uuid not null references item on delete cascade, client_id bigint not null, account_id uuid, visitor_id uuid,
        created_at timestamptz not null default now(), primary key (item_id, client_id));
      create table idempotency_key (
        actor text not null, key text not null, request text not null, status integer, answer jsonb,
        created_at timestamptz not null default now(), primary key (actor, key));
      create table attempt (
        key text primary key, failures integer not null, window_ends_at timestamptz not null, blocked_until timestamptz);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table attempt, idempotency_key, document_client, document_version, document_snapshot, document_update,
      collaboration_ticket, image_attachment, item_grant, item_member, item, creation_count, daily_visit, mail_token, visitor, session, account`);
  }
}
