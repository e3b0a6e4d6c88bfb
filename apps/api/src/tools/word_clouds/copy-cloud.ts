import type { Json, WordCloudSettings } from '@murmel/contracts';
import { WordCloud } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { copying } from '../../core/items/content-copy.js';
import { oneCloud, settingsOf } from './one-cloud.js';

type Taken = { settings: WordCloudSettings; filterWords: string[] | null };

/** How the cloud behaves. Words, and what the teacher decided about them, are the other lesson's; a list of one's own is nobody else's. */
export const cloudCopying = copying<Taken & Json>({
  async take(manager, { from, everything }) {
    const cloud = await oneCloud(manager, from);
    return { settings: { ...settingsOf(cloud) }, filterWords: everything ? cloud.filterWords : null };
  },
  put: async (manager, { to }, { settings, filterWords }) =>
    void (await manager.insert(WordCloud, { ...settings, filterWords, itemId: to })),
});

/** Words that anybody else added. */
export async function othersInCloud(manager: EntityManager, itemId: string, authors: ReadonlySet<string>): Promise<boolean> {
  const [row] = await manager.query<[{ said: boolean }]>(
    'select exists (select 1 from word_cloud_word where item_id = $1 and not coalesce(account_id = any($2::uuid[]), false)) as said',
    [itemId, [...authors]],
  );
  return row.said;
}
