import type { ContentKind } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import type { Contributions } from '../../tool-contribution/contributions.js';

/** Letters and digits that belong together; signs between them are not compared. */
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

const wordsOf = (text: string): string[] => text.normalize('NFC').toLowerCase().match(WORDS) ?? [];

/**
 * Refuses to send a model words of a classmate: each word must stand in what this person wrote in the item and that is still there. Taken
 * over suggestions count as theirs, because they came from a model.
 * @throws NOT_OWN_WORDS
 */
export async function refuseWordsOfOthers(
  manager: EntityManager,
  contributions: Contributions,
  { itemId, kind, accountId }: { itemId: string; kind: ContentKind; accountId: string },
  text: string,
): Promise<void> {
  const sent = wordsOf(text);
  if (sent.length === 0) return;
  const parts = (await contributions[kind]?.writtenBy?.(manager, itemId, [accountId], 'suggested')) ?? [];
  const own = new Set(parts.flatMap(({ title, words }) => wordsOf(`${title}\n${words}`)));
  if (!sent.every((word) => own.has(word))) throw apiError('NOT_OWN_WORDS');
}

/** Returns the Yjs numbers under which this person writes in a document, and those of suggestions that they took over. */
export async function ownClients(manager: EntityManager, itemId: string, accountId: string): Promise<number[]> {
  const rows = await manager.query<{ client: string }[]>(
    'select client_id as client from document_client where item_id = $1 and account_id = $2 order by client_id',
    [itemId, accountId],
  );
  return rows.map(({ client }) => Number(client));
}
