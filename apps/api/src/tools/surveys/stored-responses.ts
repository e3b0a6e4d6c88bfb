import type { OwnSurveyResponse, SurveyResponse as ResponseAnswer, SurveyAnswer } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import type { GivenAnswer } from './answer-rules.js';
import type { ClaimedResponse } from './store-response.js';

type AnswerFile = OwnSurveyResponse['files'][number];

export interface ResponseContent {
  answers: SurveyAnswer[];
  files: AnswerFile[];
}

interface AnswerRow {
  responseId: string;
  questionId: string;
  optionIds: string[] | null;
  number: number | null;
  text: string | null;
  file: AnswerFile | null;
}

/** The answers of many responses in one query, in the order of the questions. A file that was removed is no answer. */
export async function contentOf(manager: EntityManager, responseIds: readonly string[]): Promise<Map<string, ResponseContent>> {
  const rows = await manager.query<AnswerRow[]>(
    `select a.response_id as "responseId", a.question_id as "questionId", a.option_ids as "optionIds", a.number, a.text,
            case when f.id is not null then json_build_object('id', f.id, 'name', f.name, 'bytes', f.bytes, 'image', f.thumbnail_key is not null) end as file
       from survey_answer a join survey_question q on q.id = a.question_id left join owner_file f on f.id = a.file_id
      where a.response_id = any($1) order by q.position, q.id`,
    [responseIds],
  );
  const contents = new Map<string, ResponseContent>(responseIds.map((id) => [id, { answers: [], files: [] }]));
  for (const row of rows) {
    const content = contents.get(row.responseId)!;
    const answer = answerOf(row);
    if (answer) content.answers.push(answer);
    if (row.file) content.files.push(row.file);
  }
  return contents;
}

function answerOf({ questionId, optionIds, number, text, file }: Omit<AnswerRow, 'responseId'>): SurveyAnswer | undefined {
  if (optionIds) return { questionId, optionIds };
  if (number !== null) return { questionId, number };
  if (text !== null) return { questionId, text };
  return file ? { questionId, fileId: file.id } : undefined;
}

/** One's own draft or response, as it stands in the database. */
export async function ownAnswer(manager: EntityManager, { id, submittedAt, updatedAt }: ClaimedResponse): Promise<OwnSurveyResponse> {
  const content = (await contentOf(manager, [id])).get(id)!;
  return { id, ...content, submittedAt: submittedAt?.toISOString() ?? null, updatedAt: updatedAt.toISOString() };
}

/** One's own draft or response right after it was stored: read again only when there are files, whose names it does not know. */
export async function storedAnswer(
  manager: EntityManager,
  claimed: ClaimedResponse,
  given: readonly GivenAnswer[],
): Promise<OwnSurveyResponse> {
  if (given.some(({ fileId }) => fileId !== null)) return ownAnswer(manager, claimed);
  const { id, submittedAt, updatedAt } = claimed;
  const answers = given.flatMap((answer) => answerOf({ ...answer, file: null }) ?? []);
  return { id, answers, files: [], submittedAt: submittedAt?.toISOString() ?? null, updatedAt: updatedAt.toISOString() };
}

export interface ResponsePage {
  page: number;
  limit: number;
  questionId?: string | undefined;
  optionId?: string | undefined;
  number?: number | undefined;
}

interface ResponseRow {
  id: string;
  number: number;
  submittedAt: Date;
  updatedAt: Date;
}

/** Submitted responses with their number, which counts all of them in the order in which they came. */
const NUMBERED = `select id, submitted_at as "submittedAt", updated_at as "updatedAt", row_number() over (order by submitted_at, id)::int as number
  from survey_response where item_id = $1 and submitted_at is not null`;

/** One page of responses, newest last; with a question and a value only those that answered it so. */
export async function listResponses(
  manager: EntityManager,
  itemId: string,
  query: ResponsePage,
): Promise<{ entries: ResponseAnswer[]; total: number }> {
  const matching = `from (${NUMBERED}) r where $2::uuid is null or ($3::uuid is null and $4::integer is null) or exists (
    select 1 from survey_answer a where a.response_id = r.id and a.question_id = $2
      and ($3::uuid is null or $3 = any(a.option_ids)) and ($4::integer is null or a.number = $4))`;
  const filter = [itemId, query.questionId ?? null, query.optionId ?? null, query.number ?? null];
  const [count] = await manager.query<{ total: number }[]>(`select count(*)::int as total ${matching}`, filter);
  const rows = await manager.query<ResponseRow[]>(`select r.* ${matching} order by r.number limit $5 offset $6`, [
    ...filter,
    query.limit,
    (query.page - 1) * query.limit,
  ]);
  return { entries: await withContent(manager, rows), total: count!.total };
}

/** Responses that are read at once: little memory, few queries. */
const BATCH = 500;

/** Every submitted response in the order in which they came, read while it is used. */
export async function* eachResponse(manager: EntityManager, itemId: string): AsyncGenerator<ResponseAnswer> {
  let number = 0;
  for (let after: (Pick<ResponseRow, 'id'> & { moment: string }) | undefined; ; ) {
    const rows: (Omit<ResponseRow, 'number'> & { moment: string })[] = await manager.query(
      `select id, submitted_at as "submittedAt", updated_at as "updatedAt", submitted_at::text as moment from survey_response
        where item_id = $1 and submitted_at is not null and ($2::text is null or (submitted_at, id) > ($2::timestamptz, $3::uuid)) order by submitted_at, id limit ${BATCH}`,
      [itemId, after?.moment ?? null, after?.id ?? null],
    );
    yield* await withContent(
      manager,
      rows.map((row) => ({ ...row, number: (number += 1) })),
    );
    after = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}

/** One submitted response, undefined when there is none (or only a draft). */
export async function oneResponse(manager: EntityManager, itemId: string, id: string): Promise<ResponseAnswer | undefined> {
  const rows = await manager.query<ResponseRow[]>(`select r.* from (${NUMBERED}) r where r.id = $2`, [itemId, id]);
  return (await withContent(manager, rows))[0];
}

async function withContent(manager: EntityManager, rows: readonly ResponseRow[]): Promise<ResponseAnswer[]> {
  const contents = await contentOf(
    manager,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, number, submittedAt, updatedAt }) => ({
    id,
    number,
    submittedAt: submittedAt.toISOString(),
    changedAt: updatedAt > submittedAt ? updatedAt.toISOString() : null,
    ...contents.get(id)!,
  }));
}
