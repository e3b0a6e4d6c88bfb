import type { EntityManager } from 'typeorm';

/** What the database counted for a whole survey, all of it at one moment. Only submitted responses count. */
export interface Tallies {
  responses: number;
  /** drafts of people who are answering */
  begun: number;
  /** responses with an answer, by question */
  answered: ReadonlyMap<string, number>;
  /** how often a value came, by `valueKey` */
  values: ReadonlyMap<string, number>;
}

type Row = { kind: 'responses' | 'begun' | 'answered' | 'value'; questionId: string | null; value: string | null; count: number };

/** @param value an option's id or a number */
export function valueKey(questionId: string, value: string | number): string {
  return `${questionId} ${value}`;
}

export async function readTallies(manager: EntityManager, itemId: string): Promise<Tallies> {
  // Materialized: three countings of one reading.
  const rows = await manager.query<Row[]>(
    `with response as materialized (select id, submitted_at is not null as submitted from survey_response where item_id = $1),
          answer as materialized (
            select a.question_id, a.option_ids, a.number from response r join survey_answer a on a.response_id = r.id
             where r.submitted and (a.option_ids is not null or a.number is not null or a.text is not null or a.file_id is not null))
     select case when submitted then 'responses' else 'begun' end as kind, null::uuid as "questionId", null::text as value, count(*)::int as count
       from response group by submitted
     union all select 'answered', question_id, null, count(*)::int from answer group by question_id
     union all select 'value', question_id, number::text, count(*)::int from answer where number is not null group by question_id, number
     union all select 'value', question_id, option_id::text, count(*)::int from answer, unnest(option_ids) as option_id group by question_id, option_id`,
    [itemId],
  );
  const ofKind = (kind: Row['kind']) => rows.filter((row) => row.kind === kind);
  return {
    responses: ofKind('responses')[0]?.count ?? 0,
    begun: ofKind('begun')[0]?.count ?? 0,
    answered: new Map(ofKind('answered').map(({ questionId, count }) => [questionId!, count])),
    values: new Map(ofKind('value').map(({ questionId, value, count }) => [valueKey(questionId!, value!), count])),
  };
}
