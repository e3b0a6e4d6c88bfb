import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds school accounts that sign teachers on, the schools that name their provider, and handshakes with other servers. */
export class SignOn1778000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table handshake (
        state_hash text primary key, kind text not null check (kind in ('sign_on', 'newcomer', 'lti', 'lti_opened', 'logout')),
        browser_hash text not null, nonce text not null, payload jsonb not null, created_at timestamptz not null, expires_at timestamptz not null);
      create index on handshake (expires_at);
      create index on handshake (browser_hash) where browser_hash <> '';
      create table sign_on_identity (
        id uuid primary key, account_id uuid not null references account on delete cascade, provider_id text not null,
        issuer text not null, subject text not null, created_at timestamptz not null, used_at timestamptz not null,
        unique (issuer, subject));
      create index on sign_on_identity (account_id);
      create table school_sign_on (
        provider_id text not null, value text not null, school_id uuid not null references school on delete cascade,
        created_at timestamptz not null, primary key (provider_id, value));
      create index on school_sign_on (school_id);

      alter table session add column sign_on_id uuid references sign_on_identity on delete set null;
      alter table session add column sign_on_sid text;
      create index on session (sign_on_id) where sign_on_id is not null;
      alter table mail_token add column email text;
      alter table mail_token drop constraint mail_token_purpose_check;
      alter table mail_token add constraint mail_token_purpose_check check (purpose in ('confirm', 'reset', 'address', 'admin'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from mail_token where purpose in ('address', 'admin');
      alter table mail_token drop column email;
      alter table mail_token drop constraint mail_token_purpose_check;
      alter table mail_token add constraint mail_token_purpose_check check (purpose in ('confirm', 'reset'));
      alter table session drop column sign_on_id, drop column sign_on_sid;
      drop table school_sign_on, sign_on_identity, handshake;
    `);
  }
}
