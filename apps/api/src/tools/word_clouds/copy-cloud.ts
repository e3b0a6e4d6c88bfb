import { WordCloud } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import type { ContentCopy } from '../../core/items/content-copy.js';

/** How the cloud behaves. Words, and what the teacher decided about them, are the other lesson's. */
export async function copyCloud(manager: EntityManager, { from, to }: ContentCopy): Promise<void> {
  await manager.insert(WordCloud, { ...(await manager.findOneByOrFail(WordCloud, { itemId: from })), itemId: to });
}
