import type { Actor } from '@murmel/access-policy';
import type { EntityManager } from 'typeorm';
import { itemOf, type RequestContext } from '../../platform/request-context.js';
import { type AnswerTables, type ResponseRow, responseColumns } from './answer-tables.js';

/** Author of a response: an account, else a visitor. One response per item for each (spec C3). */
export type AccountOrVisitor = { accountId: string; visitorId: null } | { accountId: null; visitorId: string };

/** Owner of a response: a person, or the response opened by other means, such as its own secret link on another device. */
export type Respondent = AccountOrVisitor | { responseId: string };

/** Caller who answers and the item, as identified by a call or a live connection. */
export interface AnswerContext {
  actor: Actor;
  itemId: string;
}

/** Returns the answer context of a request about an item. @throws what `itemOf` throws without an item */
export function answerContextOf(context: RequestContext): AnswerContext {
  return { actor: context.actor, itemId: itemOf(context).id };
}

/**
 * @returns undefined for a client without account and cookie: nothing belongs to it yet
 */
export function accountOrVisitorOf({ account, visitorId }: Actor): AccountOrVisitor | undefined {
  if (account) return { accountId: account.id, visitorId: null };
  return visitorId === null ? undefined : { accountId: null, visitorId };
}

/** True if a row belongs to this respondent. */
export function belongsToRespondent(whose: Respondent | undefined, row: Pick<ResponseRow, 'id' | 'accountId' | 'visitorId'>): boolean {
  if (!whose) return false;
  if ('responseId' in whose) return whose.responseId === row.id;
  return whose.accountId === null ? row.accountId === null && row.visitorId === whose.visitorId : row.accountId === whose.accountId;
}

/**
 * Returns this respondent's draft or response, null if there is none.
 * @param lock locks it against other changes until the transaction ends
 */
export async function ownResponse<Row extends object>(
  manager: EntityManager,
  tables: AnswerTables<string, object, Row>,
  itemId: string,
  whose: Respondent,
  lock = false,
): Promise<(ResponseRow & Row) | null> {
  const { condition, value } = rowsOf(whose, 'r');
  const [row] = await manager.query<(ResponseRow & Row)[]>(
    `select ${responseColumns(tables)} from ${tables.responses} r where r.item_id = $1 and ${condition}${lock ? ' for no key update' : ''}`,
    [itemId, value],
  );
  return row ?? null;
}

/** Returns the draft or response with this id, null if the item has none. */
export async function responseById<Row extends object>(
  manager: EntityManager,
  tables: AnswerTables<string, object, Row>,
  itemId: string,
  responseId: string,
): Promise<(ResponseRow & Row) | null> {
  return ownResponse(manager, tables, itemId, { responseId });
}

/**
 * Returns those of the files that this person sent to the item, or that the respondent's answers already contain. They cannot be removed
 * until the caller's transaction ends.
 */
export async function ownFiles(
  manager: EntityManager,
  { responses, answers }: AnswerTables<string>,
  itemId: string,
  { person, whose }: { person: AccountOrVisitor | undefined; whose: Respondent | undefined },
  ids: readonly string[],
): Promise<Set<string>> {
  if (!whose || ids.length === 0) return new Set();
  const row = rowsOf(whose, 'r');
  const files = await manager.query<{ id: string }[]>(
    `select f.id from owner_file f where f.id = any($3) and f.item_id = $1 and f.used_by = 'answer' and (
       f.account_id = $4 or f.account_id is null and f.visitor_id = $5
       or exists (select 1 from ${answers} a join ${responses} r on r.id = a.response_id where a.file_id = f.id and r.item_id = $1 and ${row.condition}))
       for key share of f`,
    [itemId, row.value, ids, person?.accountId ?? null, person?.visitorId ?? null],
  );
  return new Set(files.map(({ id }) => id));
}

/** Returns the SQL condition for a respondent's rows: `$2` is the value. */
function rowsOf(whose: Respondent, alias: string): { condition: string; value: string } {
  if ('responseId' in whose) return { condition: `${alias}.id = $2`, value: whose.responseId };
  if (whose.accountId !== null) return { condition: `${alias}.account_id = $2`, value: whose.accountId };
  return { condition: `${alias}.account_id is null and ${alias}.visitor_id = $2`, value: whose.visitorId };
}
