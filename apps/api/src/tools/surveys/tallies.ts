import type { EntityManager } from 'typeorm';

/** Counts the database made for a whole survey, all at one moment. Only submitted responses count. */
export interface Tallies {
  responses: number;
  /** drafts of people who are answering */
  begun: number;
  /** responses with an answer, by question */
  answered: ReadonlyMap<string, number>;
  /** number of occurrences of each value, by `valueKey` */
  values: ReadonlyMap<string, number>;
}

interface Row {
  questionId: string | null;
  /** `submitted` or `begun` of responses; '' for an answer at all, an option's id or a number of a question */
  value: string;
  count: number;
  rows: number;
}

/** Rows beside one for each value that are read again and again, in about a millisecond. */
const ROWS_KEPT = 1000;

/** @param value an option's id or a number */
export function valueKey(questionId: string, value: string | number): string {
  return `${questionId} ${value}`;
}

/**
 * However many have answered: what is read are sums that triggers keep (migration 19).
 * @param kept more rows than so many for one survey become one for each value
 */
export async function readTallies(manager: EntityManager, itemId: string, kept = ROWS_KEPT): Promise<Tallies> {
  const sums = await manager.query<Row[]>(
    `select question_id as "questionId", value, sum(count)::int as count, count(*)::int as rows from survey_tally
      where item_id = $1 group by question_id, value`,
    [itemId],
  );
  if (sums.reduce((rows, sum) => rows + sum.rows, 0) > kept + sums.length) await putTogether(manager, itemId);
  const responses = sums.filter(({ questionId }) => questionId === null);
  const answers = sums.filter(({ questionId }) => questionId !== null);
  return {
    responses: responses.find(({ value }) => value === 'submitted')?.count ?? 0,
    begun: responses.find(({ value }) => value === 'begun')?.count ?? 0,
    answered: new Map(answers.filter(({ value }) => value === '').map(({ questionId, count }) => [questionId!, count])),
    values: new Map(
      answers.filter(({ value }) => value !== '').map(({ questionId, value, count }) => [valueKey(questionId!, value), count]),
    ),
  };
}

/** Drafts and responses of a survey. */
export async function countResponses(manager: EntityManager, itemId: string): Promise<number> {
  const { responses, begun } = await readTallies(manager, itemId);
  return responses + begun;
}

/** Makes one row of many for each value; who does so at the same moment takes other rows. The sums stay what they are. */
async function putTogether(manager: EntityManager, itemId: string): Promise<void> {
  await manager.query(
    `with taken as (select id from survey_tally where item_id = $1 for update skip locked),
          gone as (delete from survey_tally t using taken where t.id = taken.id returning t.question_id, t.value, t.count)
     insert into survey_tally (item_id, question_id, value, count)
     select $1, question_id, value, sum(count) from gone group by question_id, value having sum(count) <> 0`,
    [itemId],
  );
}
