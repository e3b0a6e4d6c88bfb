import type { Actor } from '@murmel/access-policy';
import { type EntityManager, type FindOptionsWhere, IsNull } from 'typeorm';
import type { AnswerTables } from './answer-tables.js';

/** Author of a response: an account, else a visitor. One response per item for each (decision C3). */
export type AccountOrVisitor = { accountId: string; visitorId: null } | { accountId: null; visitorId: string };

/** Owner of a response: a person, or the response opened by other means, such as its own secret link on another device. */
export type Respondent = AccountOrVisitor | { responseId: string };

/** A row of one's draft or response. */
export interface ResponseRow {
  id: string;
  accountId: string | null;
  visitorId: string | null;
  submittedAt: Date | null;
  updatedAt: Date;
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

/** Returns this respondent's draft or response, null if there is none. */
export async function ownResponse(
  manager: EntityManager,
  { responses }: AnswerTables<string>,
  itemId: string,
  whose: Respondent,
): Promise<ResponseRow | null> {
  const { condition, value } = rowsOf(whose, 'r');
  const [row] = await manager.query<ResponseRow[]>(`select ${ROW} from ${responses} r where r.item_id = $1 and ${condition}`, [
    itemId,
    value,
  ]);
  return row ?? null;
}

/** The draft or response with this id, null when the item has none. */
export async function responseById(
  manager: EntityManager,
  tables: AnswerTables<string>,
  itemId: string,
  responseId: string,
): Promise<ResponseRow | null> {
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

const ROW = 'r.id, r.account_id as "accountId", r.visitor_id as "visitorId", r.submitted_at as "submittedAt", r.updated_at as "updatedAt"';

/** Returns the entity condition for a respondent's rows. */
export function ownedBy(whose: Respondent): FindOptionsWhere<ResponseRow> {
  if ('responseId' in whose) return { id: whose.responseId };
  return whose.accountId === null ? { accountId: IsNull(), visitorId: whose.visitorId } : { accountId: whose.accountId };
}

/** Returns the SQL condition for a respondent's rows: `$2` is the value. */
function rowsOf(whose: Respondent, alias: string): { condition: string; value: string } {
  if ('responseId' in whose) return { condition: `${alias}.id = $2`, value: whose.responseId };
  if (whose.accountId !== null) return { condition: `${alias}.account_id = $2`, value: whose.accountId };
  return { condition: `${alias}.account_id is null and ${alias}.visitor_id = $2`, value: whose.visitorId };
}
