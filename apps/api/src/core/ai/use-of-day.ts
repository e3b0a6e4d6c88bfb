import type { AiProviderEntry, AiUse } from '@murmel/contracts';
import type { AiProvider } from '@murmel/server';
import type { EntityManager } from 'typeorm';

/** Letters of a token: German words are three to four of them long, and what is sent along of JSON is cheaper. */
const LETTERS_PER_TOKEN = 4;
const MILLION = 1_000_000;
/** SQL: midnight in Berlin, at which the day began whose use is counted. */
export const TODAY = "date_trunc('day', now() at time zone 'Europe/Berlin') at time zone 'Europe/Berlin'";

/** Use of one model by one tool since midnight in Berlin. */
export interface UseOfModel {
  model: string;
  use: AiUse;
  runs: number;
  /** letters that it was sent, and letters that it wrote */
  sent: number;
  written: number;
}

/** Returns what was asked today by model and tool, as far as it was not deleted. */
export function useOfDay(manager: EntityManager): Promise<UseOfModel[]> {
  return manager.query<UseOfModel[]>(
    `select r.model, case when c.suggestion_id is not null then 'writing' when c.about_document then 'document'
                          when exists (select from mini_tool_request t where t.conversation_id = c.id) then 'mini_tool'
                          when c.assistant_id is not null then 'assistant' when c.persona is not null then 'persona' else 'chat' end as use,
            count(*)::int as runs, coalesce(sum(q.letters), 0)::float8 as sent, coalesce(sum(length(m.text)), 0)::float8 as written
       from ai_run r join ai_conversation c on c.id = r.conversation_id join ai_message m on m.id = r.message_id
       left join lateral (select sum(length(messages::text)) as letters from ai_request where run_id = r.id) q on true
      where r.created_at >= ${TODAY} group by 1, 2
     union all
     select model, 'image', count(*)::int, 0, 0 from ai_image where created_at >= ${TODAY} and state = 'done' group by 1
     union all
     select w.model, w.kind, count(*)::int, coalesce(sum(q.letters), 0)::float8, coalesce(sum(w.written), 0)::float8
       from ai_question w left join lateral (select sum(length(messages::text)) as letters from ai_request where question_id = w.id) q on true
      where w.created_at >= ${TODAY} group by 1, 2`,
  );
}

/** Returns the use of a provider's models by tool, with what it costs. */
export function usesOf({ models, imageModels }: AiProvider, used: readonly UseOfModel[]): AiProviderEntry['uses'] {
  const uses = new Map<AiUse, { runs: number; euros: number | null }>();
  for (const one of used) {
    const writes = models.find(({ id }) => id === one.model);
    const draws = imageModels.find(({ id }) => id === one.model);
    if (!writes && !draws) continue;
    const { price } = writes ?? {};
    const tokens = price && (one.sent * price.input + one.written * price.output) / LETTERS_PER_TOKEN;
    const euros = tokens === undefined ? (draws?.price === undefined ? null : draws.price * one.runs) : tokens / MILLION;
    const before = uses.get(one.use) ?? { runs: 0, euros: 0 };
    uses.set(one.use, { runs: before.runs + one.runs, euros: before.euros === null || euros === null ? null : before.euros + euros });
  }
  return [...uses].map(([use, { runs, euros }]) => ({ use, runs, euros: euros === null ? null : Math.round(euros * 10_000) / 10_000 }));
}
