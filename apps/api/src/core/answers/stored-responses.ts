import type { NumberedResponse } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import type { AnswerKind, AnswerTypes } from './answer-kind.js';
import type { AnswerTables } from './answer-tables.js';
import { contentOf } from './stored-answers.js';

export interface ResponsePage {
  page: number;
  limit: number;
  /** only responses with an answer to this part, and that say this there */
  partId?: string | undefined;
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
function numbered({ responses }: AnswerTables<string>): string {
  return `select id, submitted_at as "submittedAt", updated_at as "updatedAt", row_number() over (order by submitted_at, id)::int as number
  from ${responses} where item_id = $1 and submitted_at is not null`;
}

/** One page of responses, newest last; with a part and a value only those that answered it so. */
export async function listResponses<T extends AnswerTypes>(
  manager: EntityManager,
  kind: AnswerKind<T>,
  itemId: string,
  query: ResponsePage,
): Promise<{ entries: NumberedResponse<T['answer']>[]; total: number }> {
  const { tables } = kind;
  const matching = `from (${numbered(tables)}) r where $2::uuid is null or ($3::uuid is null and $4::integer is null) or exists (
    select 1 from ${tables.answers} a where a.response_id = r.id and a.${tables.part.column} = $2
      and ($3::uuid is null or $3 = any(a.option_ids)) and ($4::integer is null or a.number = $4))`;
  const filter = [itemId, query.partId ?? null, query.optionId ?? null, query.number ?? null];
  const [count] = await manager.query<{ total: number }[]>(`select count(*)::int as total ${matching}`, filter);
  const rows = await manager.query<ResponseRow[]>(`select r.* ${matching} order by r.number limit $5 offset $6`, [
    ...filter,
    query.limit,
    (query.page - 1) * query.limit,
  ]);
  return { entries: await withContent(manager, kind, rows), total: count!.total };
}

/** Responses that are read at once: little memory, few queries. */
const BATCH = 100;

/** Every submitted response in the order in which they came, read while it is used. */
export async function* eachResponse<T extends AnswerTypes>(
  manager: EntityManager,
  kind: AnswerKind<T>,
  itemId: string,
): AsyncGenerator<NumberedResponse<T['answer']>> {
  let number = 0;
  for (let after: (Pick<ResponseRow, 'id'> & { moment: string }) | undefined; ; ) {
    const rows: (Omit<ResponseRow, 'number'> & { moment: string })[] = await manager.query(
      `select id, submitted_at as "submittedAt", updated_at as "updatedAt", submitted_at::text as moment from ${kind.tables.responses}
        where item_id = $1 and submitted_at is not null and ($2::text is null or (submitted_at, id) > ($2::timestamptz, $3::uuid)) order by submitted_at, id limit ${BATCH}`,
      [itemId, after?.moment ?? null, after?.id ?? null],
    );
    yield* await withContent(
      manager,
      kind,
      rows.map((row) => ({ ...row, number: (number += 1) })),
    );
    after = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}

/** One submitted response, undefined when there is none (or only a draft). */
export async function oneResponse<T extends AnswerTypes>(
  manager: EntityManager,
  kind: AnswerKind<T>,
  itemId: string,
  id: string,
): Promise<NumberedResponse<T['answer']> | undefined> {
  const rows = await manager.query<ResponseRow[]>(`select r.* from (${numbered(kind.tables)}) r where r.id = $2`, [itemId, id]);
  return (await withContent(manager, kind, rows))[0];
}

async function withContent<T extends AnswerTypes>(
  manager: EntityManager,
  kind: AnswerKind<T>,
  rows: readonly ResponseRow[],
): Promise<NumberedResponse<T['answer']>[]> {
  const ids = rows.map(({ id }) => id);
  const contents = await contentOf(manager, kind, ids);
  return rows.map(({ id, number, submittedAt, updatedAt }) => ({
    id,
    number,
    submittedAt: submittedAt.toISOString(),
    changedAt: updatedAt > submittedAt ? updatedAt.toISOString() : null,
    ...contents.get(id)!,
  }));
}
