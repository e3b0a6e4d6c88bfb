import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds survey tallies: rows to be summed, written by the database itself with every change of a response or an answer. Rows are only ever
 * added, so that simultaneous votes do not block each other; readers merge them from time to time.
 */
export class SurveyTallies1765400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table survey_tally (
        id bigint generated always as identity primary key, item_id uuid not null references item on delete cascade,
        question_id uuid, value text not null, count integer not null);
      create index on survey_tally (item_id);

      -- '' is an answer at all, otherwise an option's id or a number.
      create function values_of_survey_answer(answer survey_answer) returns setof text language sql immutable as $$
        select '' where answer.option_ids is not null or answer.number is not null or answer.text is not null or answer.file_id is not null
         union all select answer.number::text where answer.number is not null
         union all select unnest(answer.option_ids)::text
      $$;

      create function tally_survey_answer() returns trigger language plpgsql as $$
      begin
        -- Drafts do not count, and a response that goes has taken its answers off already.
        insert into survey_tally (item_id, question_id, value, count)
        select i.id, a.question_id, a.value, sum(a.count) from survey_response r join item i on i.id = r.item_id
         cross join lateral (
           select (old).question_id, v as value, -1 as count from values_of_survey_answer(old) v where tg_op <> 'INSERT'
            union all select (new).question_id, v, 1 from values_of_survey_answer(new) v where tg_op <> 'DELETE') a
         where r.id = coalesce((new).response_id, (old).response_id) and r.submitted_at is not null
         group by i.id, a.question_id, a.value having sum(a.count) <> 0;
        return null;
      end $$;
      create trigger tally after insert or update or delete on survey_answer for each row execute function tally_survey_answer();

      create function tally_survey_response(response survey_response, times integer) returns void language plpgsql as $$
      begin
        -- An item that goes takes its tallies along.
        if not exists (select 1 from item where id = response.item_id) then return; end if;
        insert into survey_tally (item_id, value, count)
        values (response.item_id, case when response.submitted_at is null then 'begun' else 'submitted' end, times);
        if response.submitted_at is null then return; end if;
        -- Locked, so that an answer that loses its file at this moment is counted as what it is afterwards.
        insert into survey_tally (item_id, question_id, value, count)
        with answer as materialized (select a from survey_answer a where response_id = response.id order by question_id for update)
        select response.item_id, (a).question_id, v, times from answer cross join lateral values_of_survey_answer(a) v;
      end $$;

      create function tally_new_survey_response() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          perform tally_survey_response(old, -1);
          perform tally_survey_response(new, 1);
        else
          -- Its answers come after it and are counted as they come, also where one statement brings both.
          insert into survey_tally (item_id, value, count)
          values (new.item_id, case when new.submitted_at is null then 'begun' else 'submitted' end, 1);
        end if;
        return null;
      end $$;
      create trigger tally_new after insert on survey_response for each row execute function tally_new_survey_response();
      create trigger tally_submitted after update of submitted_at on survey_response for each row
        when ((old.submitted_at is null) <> (new.submitted_at is null)) execute function tally_new_survey_response();

      create function tally_old_survey_response() returns trigger language plpgsql as $$
      begin
        perform tally_survey_response(old, -1);
        return old;
      end $$;
      -- Before, because its answers go right after it.
      create trigger tally_old before delete on survey_response for each row execute function tally_old_survey_response();

      insert into survey_tally (item_id, value, count)
      select item_id, case when submitted_at is null then 'begun' else 'submitted' end, count(*) from survey_response group by 1, 2;
      insert into survey_tally (item_id, question_id, value, count)
      select r.item_id, a.question_id, v, count(*) from survey_response r join survey_answer a on a.response_id = r.id
       cross join lateral values_of_survey_answer(a) v where r.submitted_at is not null group by 1, 2, 3;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger tally_old on survey_response;
      drop trigger tally_submitted on survey_response;
      drop trigger tally_new on survey_response;
      drop trigger tally on survey_answer;
      drop function tally_old_survey_response, tally_new_survey_response, tally_survey_response, tally_survey_answer, values_of_survey_answer;
      drop table survey_tally;
    `);
  }
}
