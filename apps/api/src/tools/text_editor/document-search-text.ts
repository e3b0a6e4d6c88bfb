import { textDocumentText } from '@murmel/documents';
import { type SearchText, withDocument } from '@murmel/server';
import type { EntityManager } from 'typeorm';

/** PDF layout of a text: callers who may read it read all of it. */
export function documentSearchText(manager: EntityManager, itemId: string): Promise<SearchText[]> {
  return withDocument(manager, itemId, (document) =>
    textDocumentText(document)
      .split('\n')
      .map((text) => ({ kind: 'text', text })),
  );
}
