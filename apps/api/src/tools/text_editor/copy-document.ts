import type { Json } from '@murmel/contracts';
import { readTextDocument, seedTextDocument } from '@murmel/documents';
import { loadDocument, seedDocument } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import * as Y from 'yjs';
import { type ContentCopy, withCopies } from '../../core/items/content-copy.js';

/** The text as it is now, with its pictures, written anew: nothing in it says who wrote what. */
export async function copyDocument(manager: EntityManager, { from, to, by, ...copies }: ContentCopy): Promise<void> {
  const document = new Y.Doc();
  try {
    Y.applyUpdate(document, await loadDocument(manager, from));
    const content = withCopies(readTextDocument(document).toJSON() as Json, copies) as Parameters<typeof seedTextDocument>[0];
    await seedDocument(manager, to, seedTextDocument(content), { accountId: by, visitorId: null });
  } finally {
    document.destroy();
  }
}
