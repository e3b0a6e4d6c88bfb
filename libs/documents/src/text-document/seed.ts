import type { JSONContent } from '@tiptap/core';
import { prosemirrorJSONToYXmlFragment } from '@tiptap/y-tiptap';
import * as Y from 'yjs';
import { SEED_CLIENT_ID } from '../seed-client.js';
import { TEXT_DOCUMENT_FIELD, textDocumentSchema } from './schema.js';

/** What a new document begins with. */
export const EMPTY_TEXT_DOCUMENT: JSONContent = { type: 'doc', content: [{ type: 'paragraph' }] };

/**
 * The first content of a document as one Yjs update. Written once by the server and stored, never by
 * the browsers that open it: two of them would each add their own copy.
 * @throws RangeError when the content does not fit the schema
 */
export function seedTextDocument(content: JSONContent = EMPTY_TEXT_DOCUMENT): Uint8Array {
  const document = new Y.Doc();
  document.clientID = SEED_CLIENT_ID;
  const schema = textDocumentSchema();
  schema.nodeFromJSON(content).check();
  document.transact(() => prosemirrorJSONToYXmlFragment(schema, content, document.getXmlFragment(TEXT_DOCUMENT_FIELD)));
  const update = Y.encodeStateAsUpdate(document);
  document.destroy();
  return update;
}
