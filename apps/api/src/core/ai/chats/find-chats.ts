import type { EntityManager } from 'typeorm';

interface Wanted {
  query: string;
  limit: number;
  offset: number;
}

/** A chat with the first message in which the words stand; null: they stand in its title alone. */
interface FoundChat {
  id: string;
  said: string | null;
}

/** The index covers sequences of at least this many letters; a shorter query would scan every message ever written. */
const INDEXED = /[\p{L}\p{N}]{3}/u;

/** Returns the SQL expression to search in a message: with its index, or bypassing it. */
export const searched = (query: string): string => (INDEXED.test(query) ? 'm.text' : "(m.text || '')");

/**
 * A rare word is found by the index of letters (`ai_message_words`), a usual one in the first messages of each chat: which way is shorter
 * the database knows, because titles and messages are asked apart. What is in no index is looked for in the messages of this account alone.
 * Only chats of the page are asked for the place.
 */
const findSql = (
  query: string,
): string => `with own as (select id, title, changed_at from ai_conversation where account_id = $1 and suggestion_id is null and discarded_at is null),
  found as materialized (
    select id, changed_at from own where title ilike $2 union
    select id, changed_at from own where exists (select 1 from ai_message m where m.conversation_id = own.id and ${searched(query)} ilike $2)),
  page as (select id, changed_at from found order by changed_at desc, id desc limit $3 offset $4)
  select total.n as total, page.id,
         (select m.text from ai_message m where m.conversation_id = page.id and (m.text || '') ilike $2 order by m.created_at, m.id limit 1) as said
    from (select count(*)::int as n from found) total left join page on true order by page.changed_at desc, page.id desc`;

/** The words as `ilike` takes them: its own signs stand for themselves. */
export const patternOf = (query: string): string => `%${query.replace(/[\\%_]/g, '\\$&')}%`;

/** Chats of an account in whose title or messages the words stand, what was talked about last first. */
export async function findChats(manager: EntityManager, accountId: string, { query, limit, offset }: Wanted) {
  const rows = await manager.query<{ total: number; id: string | null; said: string | null }[]>(findSql(query), [
    ...[accountId, patternOf(query), limit, offset],
  ]);
  const found = rows.flatMap(({ id, said }): FoundChat[] => (id === null ? [] : [{ id, said }]));
  return { total: rows[0]!.total, found };
}
