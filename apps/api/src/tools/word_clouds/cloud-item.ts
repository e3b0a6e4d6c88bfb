import { UNTITLED_CLOUD, type WordCloudSettings } from '@murmel/contracts';
import { publish, WordCloud } from '@murmel/server';
import type { ItemContribution } from '../../core/tool-contribution/item-contribution.js';
import { itemOf } from '../../platform/request-context.js';
import { stopModeration } from './moderate-words.js';
import { settingsOf, wordCloudOf } from './word-cloud-repository.js';

/** Default settings of a new cloud. */
export const DEFAULT_SETTINGS: WordCloudSettings = {
  show: true,
  showBeforeSubmit: false,
  wordsPerVisitor: null,
  filter: true,
  releaseFirst: false,
};

/** Word clouds as items, with their settings. */
export const cloudItem: ItemContribution<'word_clouds'> = {
  germanName: 'Wortwolke',
  untitled: (language) => UNTITLED_CLOUD[language],
  async create(manager, { item, input }) {
    const cloud = manager.create(WordCloud, { itemId: item.id, ...DEFAULT_SETTINGS, ...input, filterWords: null });
    await manager.insert(WordCloud, cloud);
    return { wordCloud: settingsOf(cloud) };
  },
  async read(manager, _asking, { id }) {
    return { wordCloud: settingsOf(await wordCloudOf(manager, id)) };
  },
  async change(manager, context, settings) {
    const itemId = itemOf(context).id;
    const before = await wordCloudOf(manager, itemId);
    if (Object.keys(settings).length === 0) return;
    await manager.update(WordCloud, { itemId }, settings);
    const { releaseFirst = before.releaseFirst } = settings;
    if (releaseFirst !== before.releaseFirst) await stopModeration(manager, before);
    // Guests may see more or less than before.
    await publish(manager, 'access.changed', { itemId });
  },
};
