import { migrateTextDocument, readTextDocument, TEXT_DOCUMENT_FIELD, TEXT_DOCUMENT_SCHEMA_VERSION } from '@murmel/documents';
import { updateYFragment } from '@tiptap/y-tiptap';
import * as Y from 'yjs';
import type { LiveDocument } from './live-document.js';

export const textDocument: LiveDocument = {
  schemaVersion: TEXT_DOCUMENT_SCHEMA_VERSION,

  migrate: (document, from) => void migrateTextDocument(document, from),

  restore: (document, version) => {
    const then = new Y.Doc();
    Y.applyUpdate(then, version);
    const content = readTextDocument(then);
    then.destroy();
    document.transact(() => {
      updateYFragment(document, document.getXmlFragment(TEXT_DOCUMENT_FIELD), content, { mapping: new Map(), isOMark: new Map() });
    });
  },
};
