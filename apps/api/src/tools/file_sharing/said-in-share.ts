import type { WordsPlace } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { givenFiles } from './given/given-files.js';
import { oneShare } from './one-share.js';

/** Returns the search text of a file share: the task and the names of offered files. Hand-ins are not searchable. */
export async function saidInShare(manager: EntityManager, itemId: string): Promise<WordsPlace[]> {
  const { task } = await oneShare(manager, itemId);
  const files = await givenFiles(manager, itemId);
  return [
    { kind: 'text', text: task },
    ...files.map(({ name, folder }): WordsPlace => ({ kind: 'text', text: [folder, name].filter(Boolean).join('/') })),
  ];
}
