import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Divides the journal by months (ADR 90). Its table until now becomes the first part as it is: nothing is copied and no index built, so
 * that writers wait only for one reading of it, which checks that no row is of a later month.
 */
export class JournalByMonths1785200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('lock table document_update in access exclusive mode');
    const [{ month, next, seq }] = await runner.manager.query<[{ month: string; next: string; seq: string }]>(`
      select to_char(month, 'YYYY_MM') as month, to_char(month, 'YYYY-MM-DD 00:00:00+00') as next,
             greatest((select max(seq) from document_update), (select max(seq) from document_version), (select last_value from document_update_seq_seq)) + 1 as seq
        from (select date_trunc('month', now() at time zone 'UTC') + interval '1 month' as month) one`);
    const first = `journal.document_update_until_${month}`;
    await runner.query(`
      create schema journal;
      create table document_command (item_id uuid not null, command_id uuid not null);
      insert into document_command select item_id, command_id from document_update where command_id is not null;
      drop trigger words_changed on document_update;
      alter table document_update alter column seq drop identity;
      alter table document_update set schema journal;
      alter table journal.document_update rename to document_update_until_${month};

      alter table document_command add constraint document_update_command primary key (item_id, command_id),
        add foreign key (item_id) references item on delete cascade;

      create table document_update (like ${first} including defaults) partition by range (created_at);
      alter table document_update alter column seq add generated always as identity;
      select setval(pg_get_serial_sequence('document_update', 'seq'), ${seq}, false);
      alter table document_update add foreign key (item_id) references item on delete cascade;
      create index on document_update (item_id, seq);
      create index on document_update (item_id) where not compacted;
      create table journal.document_update_other partition of document_update default;
      alter table journal.document_update_other add primary key (seq);
      create index on journal.document_update_other (item_id) where command_id is not null;
    `);
    // Rows of a clock that was ahead keep their time, outside of the first part.
    await runner.query(`
      do $$
      begin
        alter table document_update attach partition ${first} for values from (minvalue) to ('${next}');
      exception when check_violation then
        with ahead as (delete from ${first} where created_at >= '${next}' returning *)
          insert into document_update overriding system value select * from ahead;
        alter table document_update attach partition ${first} for values from (minvalue) to ('${next}');
      end $$`);
    await runner.query(`
      create trigger words_changed after insert on document_update referencing new table as changed
        for each statement execute function note_item_words();

      -- A key over all months would have to contain the time: a command is done once whichever month comes between.
      create function note_document_command() returns trigger language plpgsql as $$
      begin
        insert into document_command (item_id, command_id) values (new.item_id, new.command_id);
        return null;
      end $$;
      create function forget_document_command() returns trigger language plpgsql as $$
      begin
        delete from document_command where item_id = old.item_id and command_id = old.command_id;
        return null;
      end $$;
      create trigger command_done after insert on document_update
        for each row when (new.command_id is not null) execute function note_document_command();
      create trigger command_gone after delete on document_update
        for each row when (old.command_id is not null) execute function forget_document_command();
    `);
  }

  /** Copies every row back into one table. */
  async down(runner: QueryRunner): Promise<void> {
    const [{ seq }] = await runner.manager.query<[{ seq: string }]>('select last_value + 1 as seq from document_update_seq_seq');
    await runner.query(`
      alter table document_update rename to document_update_months;
      alter sequence document_update_seq_seq rename to document_update_months_seq;
      create table document_update (
        seq bigint generated always as identity, item_id uuid not null, bytes bytea not null, account_id uuid, visitor_id uuid, compacted boolean not null default false,
        created_at timestamptz not null default now(), restoration boolean not null default false, command_id uuid,
        set_aside boolean not null default false);
      insert into document_update overriding system value
        select seq, item_id, bytes, account_id, visitor_id, compacted, created_at, restoration, command_id, set_aside from document_update_months;
      select setval(pg_get_serial_sequence('document_update', 'seq'), ${seq}, false);
      drop table document_update_months;
      drop table document_command;
      drop function note_document_command;
      drop function forget_document_command;
      drop schema journal;
      alter table document_update add primary key (seq), add foreign key (item_id) references item on delete cascade;
      create index on document_update (item_id, seq);
      create index on document_update (item_id) where not compacted;
      create unique index document_update_command on document_update (item_id, command_id) where command_id is not null;
      create trigger words_changed after insert on document_update referencing new table as changed
        for each statement execute function note_item_words();
    `);
  }
}
