import { textDocumentText } from '@murmel/documents';
import { type WordsPlace, withDocument } from '@murmel/server';
import type { EntityManager } from 'typeorm';

/** Everybody who may read a text reads all of it. */
export function saidInDocument(manager: EntityManager, itemId: string): Promise<WordsPlace[]> {
  return withDocument(manager, itemId, (document) =>
    textDocumentText(document)
      .split('\n')
      .map((text) => ({ kind: 'text', text })),
  );
}
