import { LIMITS } from '@murmel/contracts';
import { newId } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import type { GivenAnswer } from './answer-rules.js';
import type { Respondent } from './respondent.js';
import { countResponses } from './tallies.js';

const { responsesMax: limit } = LIMITS.survey;

export interface ClaimedResponse {
  id: string;
  submittedAt: Date | null;
  updatedAt: Date;
}

/**
 * This person's row, made when there is none. Two requests at once meet in the unique index: the second waits for the first
 * and then has the same row.
 * @param submit makes a draft a response; false leaves what is submitted as it is
 * @returns undefined when a draft came after its submission
 * @throws LIMIT_REACHED
 */
export async function claimResponse(
  manager: EntityManager,
  itemId: string,
  person: Respondent,
  submit: boolean,
): Promise<ClaimedResponse | undefined> {
  const owner =
    person.accountId === null
      ? '(item_id, visitor_id) where account_id is null and visitor_id is not null'
      : '(item_id, account_id) where account_id is not null';
  const id = newId();
  const [row] = await manager.query<ClaimedResponse[]>(
    `insert into survey_response (id, item_id, account_id, visitor_id, submitted_at, updated_at)
     values ($1, $2, $3, $4, case when $5::boolean then now() end, now())
     on conflict ${owner} do update set updated_at = now(), submitted_at = coalesce(survey_response.submitted_at, excluded.submitted_at)
       where $5::boolean or survey_response.submitted_at is null
     returning id, submitted_at as "submittedAt", updated_at as "updatedAt"`,
    [id, itemId, person.accountId, person.visitorId, submit],
  );
  // Without a lock some at once may pass the last place: a program may not fill the disk, that is all.
  if (row?.id === id && (await countResponses(manager, itemId)) > limit) throw apiError('LIMIT_REACHED', { limit, what: 'responses' });
  return row;
}

/** Replaces the answers of a response. A free text or file that is another one now must be released again. */
export async function storeAnswers(manager: EntityManager, responseId: string, answers: readonly GivenAnswer[]): Promise<void> {
  await manager.query(
    `with gone as (delete from survey_answer where response_id = $1 and question_id <> all($3::uuid[]))
     insert into survey_answer (response_id, question_id, option_ids, number, text, file_id)
     select $1, question_id, option_ids, number, text, file_id
       from jsonb_to_recordset($2::jsonb) as a(question_id uuid, option_ids uuid[], number integer, text text, file_id uuid)
     on conflict (response_id, question_id) do update set option_ids = excluded.option_ids, number = excluded.number, text = excluded.text,
       file_id = excluded.file_id, released = survey_answer.released and survey_answer.text is not distinct from excluded.text
         and survey_answer.file_id is not distinct from excluded.file_id`,
    [responseId, JSON.stringify(answers.map(columns)), answers.map(({ questionId }) => questionId)],
  );
}

function columns({ questionId, optionIds, number, text, fileId }: GivenAnswer): object {
  return { question_id: questionId, option_ids: optionIds, number, text, file_id: fileId };
}
