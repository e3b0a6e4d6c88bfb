import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the space of guessable codes, the limits on wrong ones, and the devices that teachers used before. */
export class DoorsOfClasses1764700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table pupil_access add card_hash text unique, add card_sealed text, add joined_from text;
      alter table pupil_waiting add asked_at timestamptz not null default now();
      create table class_network (
        class_id uuid not null references school_class on delete cascade, network_hash text not null, account_id uuid not null references account on delete cascade,
        until timestamptz not null, primary key (class_id, network_hash, account_id));
      create index on class_network (network_hash);
      create index on class_network (account_id);
      create index on class_network (until);
      create table code_try (
        device_hash text not null, code_hash text not null, scopes text[] not null, at timestamptz not null,
        excused_by uuid references pupil_access on delete set null, primary key (device_hash, code_hash));
      create index on code_try using gin (scopes);
      create index on code_try (excused_by) where excused_by is not null;
      create index on code_try (at);
      create table code_address (address_hash text not null, day date not null, entries integer not null, primary key (address_hash, day));
      create table account_device (
        account_id uuid not null references account on delete cascade, device_hash text not null, place_hash text not null, last_seen_at timestamptz not null,
        primary key (account_id, device_hash));
      create index on account_device (last_seen_at);
      create index on pupil_device (device_hash);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index pupil_device_device_hash_idx;
      drop table account_device, code_address, code_try, class_network;
      alter table pupil_waiting drop asked_at;
      alter table pupil_access drop card_hash, drop card_sealed, drop joined_from;
    `);
  }
}
