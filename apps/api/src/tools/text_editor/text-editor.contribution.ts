import { TOOLS } from '@murmel/contracts';
import { readTextDocument, TEXT_DOCUMENT_SCHEMA_VERSION, textDocumentText } from '@murmel/documents';
import { loadDocument, thinOutVersions } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import * as Y from 'yjs';
import type { ExportedContent, ToolContribution } from '../../core/items/contributions.js';
import { documentActivity } from '../../core/projects/live/document-activity.js';
import { copyDocument } from './copy-document.js';
import { addDemoDocument } from './demo-document.js';
import { documentItem } from './document-item.js';

/** What text documents add to the life of items. The text itself goes with the item's row by cascade. */
export const textEditorContribution: ToolContribution = {
  item: documentItem,
  liveDocument: { schemaVersion: TEXT_DOCUMENT_SCHEMA_VERSION },
  activity: documentActivity,
  thinOutHistory: (source, now) => thinOutVersions(source, now, TOOLS.text_editor.kind),
  addExample: addDemoDocument,
  copyContent: copyDocument,
  exportContent,
};

/** The words for reading, the whole structure for other programs. */
async function exportContent(manager: EntityManager, itemId: string): Promise<ExportedContent[]> {
  const document = new Y.Doc();
  try {
    Y.applyUpdate(document, await loadDocument(manager, itemId));
    const structure = readTextDocument(document).toJSON() as unknown;
    return [
      { extension: '.txt', contents: textDocumentText(document) },
      { extension: '.json', contents: JSON.stringify(structure, null, 2) },
    ];
  } finally {
    document.destroy();
  }
}
