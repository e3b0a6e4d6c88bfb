import type { MigrationInterface, QueryRunner } from 'typeorm';

/** School classes, their teachers and the accesses of their pupils. */
export class SchoolClasses1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table school_class (
        id uuid primary key, owner_id uuid not null references account on delete cascade, name text not null, type text not null, token text not null unique,
        open_until timestamptz, archived_at timestamptz, created_at timestamptz not null, expires_at timestamptz not null);
      create index on school_class (owner_id, created_at desc);
      create index on school_class (expires_at);
      create table class_teacher (
        id uuid primary key, class_id uuid not null references school_class on delete cascade, email text not null, deactivated_at timestamptz,
        created_at timestamptz not null, unique (class_id, email));
      create index on class_teacher (email);
      create table pupil_access (
        id uuid primary key references account on delete cascade, class_id uuid not null references school_class, note text not null,
        code_hash text not null unique, code_sealed text not null, deactivated_at timestamptz, created_at timestamptz not null, last_seen_at timestamptz);
      create index on pupil_access (class_id, created_at);
      create table pupil_device (
        pupil_id uuid not null references pupil_access on delete cascade, device_hash text not null, last_seen_at timestamptz not null, primary key (pupil_id, device_hash));
      create table pupil_waiting (
        pupil_id uuid not null references pupil_access on delete cascade, device_hash text not null, created_at timestamptz not null, admitted_at timestamptz,
        primary key (pupil_id, device_hash));
      create table retired_code (code_hash text primary key, retired_at timestamptz not null);
      create index on retired_code (retired_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table retired_code, pupil_waiting, pupil_device, pupil_access, class_teacher, school_class');
  }
}
