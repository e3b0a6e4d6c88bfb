import type { OwnRange } from '@murmel/documents';
import * as Y from 'yjs';
import { unsavedTextOfFragment } from './unsaved-text-of-fragment';

/** Fields that hold what people write; `text` also holds the words inside of rich text. */
const TEXT_FIELDS: ReadonlySet<string> = new Set(['name', 'title', 'text', 'question', 'url']);

/** Returns the words a user wrote in the input of a command, in its order. */
export function textsIn(input: unknown): string[] {
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([name, value]) =>
    typeof value === 'string' ? (TEXT_FIELDS.has(name) && value.trim() !== '' ? [value] : []) : textsIn(value),
  );
}

/**
 * Returns the words one user wrote in a live document and the server never accepted.
 * @param field the fragment that holds the text; null: a board, whose words are fields of its parts
 * @param ranges own clocks since the last acknowledgement
 */
export function unsavedTextOfDocument(document: Y.Doc, field: string | null, ranges: readonly OwnRange[]): string {
  return field === null ? unsavedTextsOfParts(document, ranges).join('\n') : unsavedTextOfFragment(document.getXmlFragment(field), ranges);
}

function unsavedTextsOfParts(document: Y.Doc, ranges: readonly OwnRange[]): string[] {
  return ranges.flatMap(({ client, from, to }) =>
    (document.store.clients.get(client) ?? []).flatMap((struct) => {
      if (!(struct instanceof Y.Item) || struct.deleted || struct.id.clock < from || struct.id.clock >= to) return [];
      return struct.content instanceof Y.ContentAny ? textsIn({ [struct.parentSub ?? '']: struct.content.arr.at(-1) as unknown }) : [];
    }),
  );
}
