import { setImmediate as others } from 'node:timers/promises';
import type { Json } from '@murmel/contracts';
import { readTextDocument, seedLongTextDocument } from '@murmel/documents';
import { seedDocument, withDocument } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { checkImportedText } from '../../core/imports/check-imported-text.js';
import { contentCopying, withCopies } from '../../core/tool-contribution/content-copy.js';

/** Copies the current text with its pictures as new content, without any information about its authors. */
export const documentCopying = contentCopying<Json>({
  take: (manager, { from }) =>
    withDocument(manager, from, async (document) => {
      const text = readTextDocument(document);
      await others();
      return text.toJSON() as Json;
    }),
  checked: (content, files) => checkImportedText(content, files)?.content,
  async put(manager, { to, by, ...copies }, taken) {
    await others();
    const content = withCopies(taken, copies) as Parameters<typeof seedLongTextDocument>[0];
    await seedDocument(manager, to, await seedLongTextDocument(content, others), { accountId: by, visitorId: null });
  },
});

/**
 * True if others wrote in the document. A text is one whole: it cannot be determined which of its sentences remain without theirs. Erased
 * people count as others, too.
 */
export async function othersWroteInDocument(manager: EntityManager, itemId: string, authors: ReadonlySet<string>): Promise<boolean> {
  const [row] = await manager.query<[{ others: boolean }]>('select others_wrote_in_document($1, $2::uuid[]) as others', [
    itemId,
    [...authors],
  ]);
  return row.others;
}
