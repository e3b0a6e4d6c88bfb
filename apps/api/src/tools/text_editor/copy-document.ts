import type { Json } from '@murmel/contracts';
import { readTextDocument, seedTextDocument } from '@murmel/documents';
import { loadDocument, seedDocument } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import * as Y from 'yjs';
import { checkedText } from '../../core/imports/checked-text.js';
import { copying, withCopies } from '../../core/items/content-copy.js';

/** The text as it is now, with its pictures, written anew: nothing in it says who wrote what. */
export const documentCopying = copying<Json>({
  async take(manager, { from }) {
    const document = new Y.Doc();
    try {
      Y.applyUpdate(document, await loadDocument(manager, from));
      return readTextDocument(document).toJSON() as Json;
    } finally {
      document.destroy();
    }
  },
  checked: (content, files) => checkedText(content, files)?.content,
  async put(manager, { to, by, ...copies }, taken) {
    const content = withCopies(taken, copies) as Parameters<typeof seedTextDocument>[0];
    await seedDocument(manager, to, seedTextDocument(content), { accountId: by, visitorId: null });
  },
});

/** A text is one whole: nobody can tell which sentence of it is left without theirs. Whoever was erased is somebody else, too. */
export async function othersWroteInDocument(manager: EntityManager, itemId: string, authors: ReadonlySet<string>): Promise<boolean> {
  const [row] = await manager.query<[{ others: boolean }]>('select others_wrote_in_document($1, $2::uuid[]) as others', [
    itemId,
    [...authors],
  ]);
  return row.others;
}
