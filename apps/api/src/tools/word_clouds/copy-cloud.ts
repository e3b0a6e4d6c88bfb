import { type Json, LIMITS, trimBlank, type WordCloudSettings } from '@murmel/contracts';
import { WordCloud } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { contentCopying } from '../../core/tool-contribution/content-copy.js';
import { settingsOf, wordCloudOf } from './word-cloud-repository.js';

const { wordsPerVisitorChoices, wordMax, filterWordsMax } = LIMITS.wordCloud;
const taken = z.strictObject({
  settings: z.strictObject({
    show: z.boolean(),
    showBeforeSubmit: z.boolean(),
    wordsPerVisitor: z.literal(wordsPerVisitorChoices).nullable(),
    filter: z.boolean(),
    releaseFirst: z.boolean(),
  }),
  filterWords: z.array(z.string().overwrite(trimBlank).min(1).max(wordMax)).max(filterWordsMax).nullable(),
});
type CopiedWordCloud = { settings: WordCloudSettings; filterWords: string[] | null };

/**
 * Copies the settings of a cloud. Words, and the teacher's moderation of them, belong to the other lesson; an own list is not copied to
 * another account.
 */
export const cloudCopying = contentCopying<CopiedWordCloud & Json>({
  async take(manager, { from, everything }) {
    const cloud = await wordCloudOf(manager, from);
    return { settings: { ...settingsOf(cloud) }, filterWords: everything ? cloud.filterWords : null };
  },
  checked: (content) => taken.safeParse(content).data as (CopiedWordCloud & Json) | undefined,
  put: async (manager, { to }, { settings, filterWords }) =>
    void (await manager.insert(WordCloud, { ...settings, filterWords, itemId: to })),
});

/** True if others added words. */
export async function othersInWordCloud(manager: EntityManager, itemId: string, authors: ReadonlySet<string>): Promise<boolean> {
  const [row] = await manager.query<[{ said: boolean }]>(
    'select exists (select 1 from word_cloud_word where item_id = $1 and not coalesce(account_id = any($2::uuid[]), false)) as said',
    [itemId, [...authors]],
  );
  return row.said;
}
