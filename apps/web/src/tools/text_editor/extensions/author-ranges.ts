import { fragmentsByClient } from '@murmel/documents';
import type { Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { ySyncPluginKey } from '@tiptap/y-tiptap';
import * as Y from 'yjs';

export interface AuthorRange {
  from: number;
  to: number;
  clientId: number;
}

type Shown = ReadonlyMap<unknown, Node | Node[]>;

/** @param position where the content of `parent` begins in the shown document */
function rangesIn(parent: Y.XmlFragment, position: number, shown: Shown): AuthorRange[] {
  const ranges: AuthorRange[] = [];
  let at = position;
  for (const child of parent.toArray()) {
    if (child instanceof Y.XmlText) {
      for (const { from, to, clientId } of fragmentsByClient(child)) ranges.push({ from: at + from, to: at + to, clientId });
      at += child.length;
    } else if (child instanceof Y.XmlElement) {
      const node = shown.get(child);
      // A node not rendered yet moves everything behind it by an unknown length.
      if (!node || Array.isArray(node)) return ranges;
      ranges.push(...rangesIn(child, at + 1, shown));
      at += node.nodeSize;
    }
  }
  return ranges;
}

/** Returns the author of each rendered range. */
export function authorRanges(state: EditorState): AuthorRange[] {
  const sync = ySyncPluginKey.getState(state) as { type: Y.XmlFragment; binding: { mapping: Shown } | null } | undefined;
  return sync?.binding ? rangesIn(sync.type, 0, sync.binding.mapping) : [];
}
