import type { WordMark } from '@murmel/contracts';
import { WordCloudMark } from '@murmel/server';
import type { EntityManager } from 'typeorm';

/** Returns the moderation decisions about the words of a cloud, by key. */
export async function marksOf(manager: EntityManager, itemId: string): Promise<ReadonlyMap<string, WordMark>> {
  const marks = await manager.findBy(WordCloudMark, { itemId });
  return new Map(marks.map(({ key, mark }) => [key, mark]));
}
