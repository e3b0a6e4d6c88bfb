import type { OwnRange } from '@murmel/documents';
import * as Y from 'yjs';

function unsavedTextOfNode(text: Y.XmlText, ranges: readonly OwnRange[]): string {
  let words = '';
  for (let item = text._start; item; item = item.right) {
    if (item.deleted || !(item.content instanceof Y.ContentString)) continue;
    const { client, clock } = item.id;
    const range = ranges.find((candidate) => candidate.client === client);
    if (range) words += item.content.str.slice(Math.max(0, range.from - clock), Math.max(0, range.to - clock));
  }
  return words;
}

/**
 * Returns the text that this user wrote and the server never accepted, in document order: offered for copying when the document has to be
 * reopened.
 * @param ranges own clocks since the last acknowledgement
 */
export function unsavedTextOfFragment(fragment: Y.XmlFragment, ranges: readonly OwnRange[]): string {
  const lines = fragment.toArray().flatMap((child): string[] => {
    if (child instanceof Y.XmlText) return [unsavedTextOfNode(child, ranges)];
    return child instanceof Y.XmlElement ? [unsavedTextOfFragment(child, ranges)] : [];
  });
  return lines.filter((line) => line !== '').join('\n');
}
