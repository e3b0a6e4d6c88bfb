import { decide } from '@murmel/access-policy';
import { LIMITS, type MyWords, type OwnWord, tidyWord, wordKey, wordProblem } from '@murmel/contracts';
import { newId, publish, WordCloudWord } from '@murmel/server';
import { type EntityManager, type FindOptionsWhere, IsNull } from 'typeorm';
import { noteContentChange } from '../../core/items/change-items.js';
import { apiError } from '../../platform/api-error.js';
import { itemOf, type RequestContext } from '../../platform/request-context.js';
import { cloudAudience, sharedCloudState } from './cloud-state.js';
import { needsApproval, wordCloudOf } from './word-cloud-repository.js';
import { marksOf } from './word-marks.js';

/** The words of who asks, and the cloud as they may see it now. Not inside a transaction: others are answered with the same reading. */
export async function ownWords(manager: EntityManager, context: RequestContext): Promise<MyWords> {
  const { id, facts } = itemOf(context);
  const waiting = needsApproval(await wordCloudOf(manager, id));
  const own = ownWordsOf(context, id);
  const rows = own ? await manager.find(WordCloudWord, { where: own, order: { createdAt: 'ASC', id: 'ASC' } }) : [];
  const marks = await marksOf(manager, id);
  const words: OwnWord[] = rows.map(({ id: wordId, text, key }) => ({ id: wordId, text, held: waiting(text, marks.get(key)) }));
  const audience = await cloudAudience(manager, { actor: context.actor, itemId: id, facts });
  return { words, state: await sharedCloudState(manager, id, audience) };
}

/**
 * Adds one word per line; empty lines are ignored.
 * @throws WORD_TOO_LONG, TOO_MANY_WORDS with the number, LIMIT_REACHED when this guest or this cloud has enough
 */
export async function addWords(manager: EntityManager, context: RequestContext, text: string): Promise<void> {
  const { id } = itemOf(context);
  const lines = text
    .split('\n')
    .map(tidyWord)
    .filter((line) => line !== '');
  if (lines.length > LIMITS.wordCloud.linesMax) throw apiError('LIMIT_REACHED', { limit: LIMITS.wordCloud.linesMax, what: 'lines' });
  for (const line of lines) {
    const problem = wordProblem(line);
    if (problem) throw apiError(problem.code, { max: problem.max, length: problem.length });
  }
  if (lines.length === 0) return;
  await refuseTooMany(manager, context, lines.length);
  const by = { accountId: context.account?.id ?? null, visitorId: context.account ? null : (context.visitor?.id ?? null) };
  const createdAt = new Date();
  await manager.insert(
    WordCloudWord,
    lines.map((line) => ({ id: newId(), itemId: id, ...by, text: line, key: wordKey(line), createdAt })),
  );
  await noteContentChange(manager, id);
  await publish(manager, 'item.changed', { itemId: id });
}

/** Removes a word of the caller; callers who may change the cloud remove any. @throws NOT_FOUND */
export async function removeWord(manager: EntityManager, context: RequestContext, wordId: string): Promise<void> {
  const { id, facts } = itemOf(context);
  const own = decide(context.actor, 'item.update', { item: facts }).allow ? { itemId: id } : ownWordsOf(context, id);
  const { affected } = own ? await manager.delete(WordCloudWord, { ...own, id: wordId }) : { affected: 0 };
  if (!affected) throw apiError('NOT_FOUND');
  await publish(manager, 'item.changed', { itemId: id });
}

/** Returns the caller's words: of the account if signed in, else of the visitor; undefined without identity. */
function ownWordsOf({ account, visitor }: RequestContext, itemId: string): FindOptionsWhere<WordCloudWord> | undefined {
  if (account) return { itemId, accountId: account.id };
  return visitor ? { itemId, accountId: IsNull(), visitorId: visitor.id } : undefined;
}

async function refuseTooMany(manager: EntityManager, context: RequestContext, more: number): Promise<void> {
  const { id, facts } = itemOf(context);
  const { entriesMax } = LIMITS.wordCloud;
  if ((await manager.countBy(WordCloudWord, { itemId: id })) + more > entriesMax)
    throw apiError('LIMIT_REACHED', { limit: entriesMax, what: 'entries' });
  const { wordsPerVisitor: limit } = await wordCloudOf(manager, id);
  const own = ownWordsOf(context, id);
  if (limit === null || !own || decide(context.actor, 'item.update', { item: facts }).allow) return;
  // Two words at the same moment must not both be the last one.
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${id}:${context.account?.id ?? context.visitor?.id}`]);
  if ((await manager.countBy(WordCloudWord, own)) + more > limit) throw apiError('LIMIT_REACHED', { limit, what: 'words' });
}
