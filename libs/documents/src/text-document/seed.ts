import type { JSONContent } from '@tiptap/core';
import { Fragment } from '@tiptap/pm/model';
import { prosemirrorToYXmlFragment, updateYFragment } from '@tiptap/y-tiptap';
import * as Y from 'yjs';
import { SEED_CLIENT_ID } from '../seed-client.js';
import { TEXT_DOCUMENT_FIELD, textDocumentSchema } from './schema.js';

/** Initial content of a new document. */
export const EMPTY_TEXT_DOCUMENT: JSONContent = { type: 'doc', content: [{ type: 'paragraph' }] };
/** Number of blocks written in one batch: some 100 ms; the largest text has 45,000. */
const BLOCKS = 3000;

/**
 * The first content of a document as one Yjs update. Written once by the server and stored, never by
 * the browsers that open it: two of them would each add their own copy.
 * @throws RangeError when the content does not fit the schema
 */
export function seedTextDocument(content: JSONContent = EMPTY_TEXT_DOCUMENT): Uint8Array {
  const root = rootOf(content);
  const document = emptyDocument();
  document.transact(() => prosemirrorToYXmlFragment(root, document.getXmlFragment(TEXT_DOCUMENT_FIELD)));
  return updateOf(document);
}

/** The same of a text that may be as long as one can be. @param others lets others come in between @throws as `seedTextDocument` */
export async function seedLongTextDocument(content: JSONContent, others: () => Promise<unknown>): Promise<Uint8Array> {
  const root = rootOf(content);
  await others();
  const document = emptyDocument();
  const fragment = document.getXmlFragment(TEXT_DOCUMENT_FIELD);
  // Remembers what is there already, so that each turn writes only what is new.
  const written = { mapping: new Map(), isOMark: new Map() };
  for (let end = BLOCKS; end - BLOCKS < root.childCount; end += BLOCKS) {
    updateYFragment(document, fragment, root.copy(Fragment.from(root.children.slice(0, end))), written);
    await others();
  }
  return updateOf(document);
}

function rootOf(content: JSONContent) {
  const root = textDocumentSchema().nodeFromJSON(content);
  root.check();
  return root;
}

function emptyDocument(): Y.Doc {
  const document = new Y.Doc();
  document.clientID = SEED_CLIENT_ID;
  return document;
}

function updateOf(document: Y.Doc): Uint8Array {
  const update = Y.encodeStateAsUpdate(document);
  document.destroy();
  return update;
}
