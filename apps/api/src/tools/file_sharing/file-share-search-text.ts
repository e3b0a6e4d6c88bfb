import type { SearchText } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { fileShareOf } from './file-share-repository.js';
import { handoutFiles } from './handouts/handout-files.js';

/** Returns the search text of a file share: the task and the names of offered files. Hand-ins are not searchable. */
export async function fileShareSearchText(manager: EntityManager, itemId: string): Promise<SearchText[]> {
  const { task } = await fileShareOf(manager, itemId);
  const files = await handoutFiles(manager, itemId);
  return [
    { kind: 'text', text: task },
    ...files.map(({ name, folder }): SearchText => ({ kind: 'text', text: [folder, name].filter(Boolean).join('/') })),
  ];
}
