import { type Json, LIMITS } from '@murmel/contracts';
import { allowedImage, readTextDocument, seedTextDocument, textDocumentSchema } from '@murmel/documents';
import { loadDocument, seedDocument } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import * as Y from 'yjs';
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
  checked(content, files) {
    try {
      const node = textDocumentSchema().nodeFromJSON(content);
      node.check();
      const whole = withoutForeign(node.toJSON() as Json, files);
      const update = seedTextDocument(whole as Parameters<typeof seedTextDocument>[0]);
      const long = node.textContent.length > LIMITS.text.maxCharacters || update.length > LIMITS.collaboration.documentBytes;
      return node.type === textDocumentSchema().topNodeType && !long ? whole : undefined;
    } catch {
      return undefined;
    }
  },
  async put(manager, { to, by, ...copies }, taken) {
    const content = withCopies(taken, copies) as Parameters<typeof seedTextDocument>[0];
    await seedDocument(manager, to, seedTextDocument(content), { accountId: by, visitorId: null });
  },
});

/** A picture that is not beside it in the file shows its words. */
function withoutForeign(value: Json, files: ReadonlySet<string>): Json {
  if (typeof value === 'string') return allowedImage(value) && !files.has(value.slice(-36)) ? null : value;
  if (Array.isArray(value)) return value.map((one: Json) => withoutForeign(one, files));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === 'text' ? (one as Json) : withoutForeign(one as Json, files)]),
  );
}

/** A text is one whole: nobody can tell which sentence of it is left without theirs. Whoever was erased is somebody else, too. */
export async function othersWroteInDocument(manager: EntityManager, itemId: string, authors: ReadonlySet<string>): Promise<boolean> {
  const [row] = await manager.query<[{ others: boolean }]>('select others_wrote_in_document($1, $2::uuid[]) as others', [
    itemId,
    [...authors],
  ]);
  return row.others;
}
