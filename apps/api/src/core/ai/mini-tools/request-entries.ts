import type { AiRunState, MiniToolRequest as RequestEntry } from '@murmel/contracts';
import { MiniToolRequest } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import { likeWords } from '../../items/list-items.js';

export interface RequestQuery {
  page: number;
  limit: number;
  tool?: string | undefined;
  query?: string | undefined;
}

/** Letters of an answer that an entry shows. */
const BEGINNING = 300;

/** Finds the requests of one account by tool and by the words in them, the newest first. */
export async function foundRequests(manager: EntityManager, accountId: string, { page, limit, tool, query }: RequestQuery) {
  const matching = `from mini_tool_request r where r.account_id = $1 and ($2::text is null or r.tool = $2)
    and ($3::text is null or r.name ilike $3 or exists (select 1 from json_each_text(r."values") filled where filled.value ilike $3))`;
  const values = [accountId, tool ?? null, query ? likeWords(query) : null];
  const [count] = await manager.query<{ total: number }[]>(`select count(*)::int as total ${matching}`, values);
  const rows = await manager.query<{ id: string }[]>(`select r.id ${matching} order by r.created_at desc, r.id desc limit $4 offset $5`, [
    ...values,
    limit,
    (page - 1) * limit,
  ]);
  const found = new Map((await manager.findBy(MiniToolRequest, { id: In(rows.map(({ id }) => id)) })).map((one) => [one.id, one]));
  const entries = await requestEntries(
    manager,
    rows.flatMap(({ id }) => found.get(id) ?? []),
  );
  return { entries, page, limit, total: count!.total };
}

interface AnswerRow {
  id: string;
  state: AiRunState | null;
  text: string | null;
  model: string | null;
}

/** Returns the requests as their teacher sees them, each with the beginning of its newest answer. Omits chats in the trash. */
export async function requestEntries(manager: EntityManager, requests: readonly MiniToolRequest[]): Promise<RequestEntry[]> {
  const rows = await manager.query<AnswerRow[]>(
    `select c.id, answer.state, answer.model, left(answer.text, $2) as text from ai_conversation c left join lateral (
         select run.state, run.model, said.text from ai_message asked join ai_message said on said.parent_id = asked.id
           join ai_run run on run.message_id = said.id
         where asked.conversation_id = c.id and asked.parent_id is null order by said.created_at desc, said.id desc limit 1) answer on true
       where c.id = any($1) and c.discarded_at is null`,
    [requests.flatMap(({ conversationId }) => conversationId ?? []), BEGINNING],
  );
  const chats = new Map(rows.map((row) => [row.id, row]));
  return requests.map(({ accountId: _account, conversationId, createdAt, ...request }) => {
    const chat = conversationId === null ? undefined : chats.get(conversationId);
    return {
      ...request,
      conversationId: chat?.id ?? null,
      answer: chat?.state ? { state: chat.state, text: chat.text ?? '', model: chat.model ?? '' } : null,
      createdAt: createdAt.toISOString(),
    };
  });
}
