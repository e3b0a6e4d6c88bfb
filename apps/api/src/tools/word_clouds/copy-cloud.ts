import type { Json, WordCloudSettings } from '@murmel/contracts';
import { WordCloud } from '@murmel/server';
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
