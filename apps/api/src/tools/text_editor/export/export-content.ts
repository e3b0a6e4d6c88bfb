import { setImmediate as others } from 'node:timers/promises';
import { readTextDocument, textDocumentText } from '@murmel/documents';
import { Item, withDocument } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { htmlPage } from '../../../core/export-formats/html-page.js';
import type { ExportedContent } from '../../../core/tool-contribution/contributions.js';
import { documentHtml } from './document-html.js';

/** The words alone, a page as it looks, and the whole structure for other programs: of a long text each takes a while, and others come in between. */
export async function exportContent(manager: EntityManager, itemId: string): Promise<ExportedContent[]> {
  const { title, language } = await manager.findOneByOrFail(Item, { id: itemId });
  return withDocument(manager, itemId, async (document) => {
    const words = textDocumentText(document);
    await others();
    const root = readTextDocument(document);
    await others();
    const html = htmlPage(title, documentHtml(root), language).toString();
    await others();
    return [
      { extension: '.txt', contents: words },
      { extension: '.html', contents: html },
      { extension: '.json', contents: JSON.stringify(root.toJSON() as unknown, null, 2) },
    ];
  });
}
