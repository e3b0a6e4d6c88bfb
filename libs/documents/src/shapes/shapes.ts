import * as Y from 'yjs';
import { migrateDocument } from '../migrations.js';
import { pinboardShape } from '../pinboard/shape.js';
import { teachingBoardShape } from '../teaching-board/shape.js';
import { textDocumentShape } from '../text-document/shape.js';
import { websiteShape } from '../website/shape.js';
import { worksheetShape } from '../worksheet/shape.js';
import type { StoredShape } from './stored-shape.js';

/** Every kind of live document. */
export const STORED_SHAPES = {
  text_document: textDocumentShape,
  pinboard: pinboardShape,
  teaching_board: teachingBoardShape,
  worksheet: worksheetShape,
  website_page: websiteShape,
} as const satisfies Record<string, StoredShape>;
export type ShapeName = keyof typeof STORED_SHAPES;

/** Reads bytes written by a release with this version, migrated to the newest version. */
export function migrated(name: ShapeName, version: number, bytes: Uint8Array): unknown {
  const { migrations, version: newest, read } = STORED_SHAPES[name];
  const document = new Y.Doc();
  Y.applyUpdate(document, bytes);
  migrateDocument(document, version, migrations, newest);
  return JSON.parse(JSON.stringify(read(document)));
}
