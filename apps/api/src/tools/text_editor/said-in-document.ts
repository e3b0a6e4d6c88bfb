import { textDocumentText } from '@murmel/documents';
import { loadDocument, type WordsPlace } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import * as Y from 'yjs';

/** Everybody who may read a text reads all of it. */
export async function saidInDocument(manager: EntityManager, itemId: string): Promise<WordsPlace[]> {
  const document = new Y.Doc();
  try {
    Y.applyUpdate(document, await loadDocument(manager, itemId));
    return textDocumentText(document)
      .split('\n')
      .map((text) => ({ kind: 'text', text }));
  } finally {
    document.destroy();
  }
}
