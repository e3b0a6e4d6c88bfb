import type { AiSource, AiMessage as MessageEntry, AiRun as RunEntry } from '@murmel/contracts';
import { AiMessage, AiRun } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { fileEntry, filesOfMessages } from '../files/file-entry.js';
import { citedIn } from '../knowledge/prompt-passages.js';
import type { ModelChoice } from '../model-choice.js';
import { stepEntries } from '../tools/step-log.js';

/** A run as its owner sees it. */
export function runEntry(run: AiRun, choice: ModelChoice): RunEntry {
  const { id, conversationId, messageId, state, model, askedModel, failure, said, createdAt, endedAt } = run;
  const wrote = state === 'failed' && !run.retried ? choice.named(model) : undefined;
  return {
    ...{ id, conversationId, messageId, state, model, askedModel, failure, said },
    proposedModel: (wrote && choice.instead(wrote, run)[0]?.model.id) ?? null,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

/** A run with what there is of its answer. */
interface Written {
  run: AiRun;
  text: string;
  sources: AiSource[];
}

/** Read at once: where pieces become a text at this very moment, it is in one of both. */
async function writtenIn(manager: EntityManager, messages: readonly AiMessage[]): Promise<Written[]> {
  const ids = messages.filter(({ role }) => role === 'assistant').map(({ id }) => id);
  if (ids.length === 0) return [];
  const { raw, entities } = await manager
    .createQueryBuilder(AiRun, 'r')
    .innerJoin(AiMessage, 'm', 'm.id = r.message_id')
    .addSelect(
      `case when r.ended_at is null then (select string_agg(p.text, '' order by p.position) from ai_piece p where p.run_id = r.id) else m.text end`,
      'written',
    )
    .addSelect('m.sources', 'referred')
    .where('r.message_id = any(:ids)', { ids })
    .getRawAndEntities<{ written: string | null; referred: AiSource[] }>();
  return entities.map((run, index) => ({ run, text: raw[index]!.written ?? '', sources: raw[index]!.referred }));
}

/** Messages as their owner sees them: each answer with its run, and as far as it is written. */
export async function messageEntries(manager: EntityManager, messages: readonly AiMessage[], choice: ModelChoice): Promise<MessageEntry[]> {
  const answers = await writtenIn(manager, messages);
  const byMessage = new Map(answers.map((answer) => [answer.run.messageId, answer]));
  const steps = await stepEntries(
    manager,
    answers.map(({ run }) => run.id),
  );
  const questions = messages.filter(({ role }) => role === 'user');
  const files = await filesOfMessages(
    manager,
    questions.map(({ id }) => id),
  );
  return messages.map((message) => {
    const { id, parentId, role, createdAt } = message;
    const { run, text, sources } = byMessage.get(id) ?? { run: undefined, ...message };
    return {
      ...{ id, parentId, role, createdAt: createdAt.toISOString(), text },
      run: run ? runEntry(run, choice) : null,
      sources: run?.endedAt === null ? [] : citedOf(sources, text),
      files: (files.get(id) ?? []).map(fileEntry),
      steps: (run && steps.get(run.id)) ?? [],
    };
  });
}

/** Returns only those sources to which the answer refers. */
function citedOf(sources: readonly AiSource[], text: string): AiSource[] {
  const cited = citedIn(text);
  return sources.filter(({ n }) => cited.has(n));
}
