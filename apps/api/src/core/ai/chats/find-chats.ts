import type { EntityManager } from 'typeorm';

interface ChatQuery {
  query: string;
  limit: number;
  offset: number;
}

/** Chat with the first message that contains the words; null: only its title contains them. */
interface FoundChat {
  id: string;
  said: string | null;
}

/** The index covers sequences of at least this many letters; a shorter query would scan every message ever written. */
const INDEXED = /[\p{L}\p{N}]{3}/u;

/** Returns the SQL expression to search in a message: with its index, or bypassing it. */
export const searched = (query: string): string => (INDEXED.test(query) ? 'm.text' : "(m.text || '')");

/**
 * Finds a rare word by the trigram index (`ai_message_words`), a common one in the first messages of each chat. Titles and messages are
 * queried separately so that the database can choose the cheaper plan. Words in no index are searched in the messages of this account
 * alone. The match position is only queried for chats of the page.
 */
const findSql = (
  query: string,
): string => `with own as (select id, title, changed_at from ai_conversation where account_id = $1 and suggestion_id is null and not about_document and discarded_at is null),
  found as materialized (
    select id, changed_at from own where title ilike $2 union
    select id, changed_at from own where exists (select 1 from ai_message m where m.conversation_id = own.id and ${searched(query)} ilike $2)),
  page as (select id, changed_at from found order by changed_at desc, id desc limit $3 offset $4)
  select total.n as total, page.id,
         (select m.text from ai_message m where m.conversation_id = page.id and (m.text || '') ilike $2 order by m.created_at, m.id limit 1) as said
    from (select count(*)::int as n from found) total left join page on true order by page.changed_at desc, page.id desc`;

/** Escapes the words for `ilike`, so that its own signs match literally. */
export const patternOf = (query: string): string => `%${query.replace(/[\\%_]/g, '\\$&')}%`;

/** Chats of an account in whose title or messages the words stand, what was talked about last first. */
export async function findChats(manager: EntityManager, accountId: string, { query, limit, offset }: ChatQuery) {
  const rows = await manager.query<{ total: number; id: string | null; said: string | null }[]>(findSql(query), [
    ...[accountId, patternOf(query), limit, offset],
  ]);
  const found = rows.flatMap(({ id, said }): FoundChat[] => (id === null ? [] : [{ id, said }]));
  return { total: rows[0]!.total, found };
}
