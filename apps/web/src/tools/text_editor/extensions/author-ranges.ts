import { relativePositionToAbsolutePosition, ySyncPluginKey } from '@tiptap/y-tiptap';
import type { EditorState } from '@tiptap/pm/state';
import * as Y from 'yjs';

export interface AuthorRange {
  from: number;
  to: number;
  clientId: number;
}

/** What the sync plugin of y-tiptap keeps about the shown document. */
interface SyncState {
  doc: Y.Doc;
  type: Y.XmlFragment;
  binding: { mapping: Parameters<typeof relativePositionToAbsolutePosition>[3] } | null;
}

function textsIn(parent: Y.XmlFragment): Y.XmlText[] {
  return parent.toArray().flatMap((child): Y.XmlText[] => {
    if (child instanceof Y.XmlText) return [child];
    return child instanceof Y.XmlElement ? textsIn(child) : [];
  });
}

/** The pieces of one text by the client that wrote them, as offsets; neighbours of one client are one piece. */
export function piecesByClient(text: Y.XmlText): AuthorRange[] {
  const pieces: AuthorRange[] = [];
  let at = 0;
  for (let item = text._start; item; item = item.right) {
    if (item.deleted || !item.countable) continue;
    const last = pieces.at(-1);
    if (last?.clientId === item.id.client) last.to += item.length;
    else pieces.push({ from: at, to: at + item.length, clientId: item.id.client });
    at += item.length;
  }
  return pieces;
}

/** Who wrote which part of what is shown. */
export function authorRanges(state: EditorState): AuthorRange[] {
  const sync = ySyncPluginKey.getState(state) as SyncState | undefined;
  if (!sync?.binding) return [];
  const { doc, type, binding } = sync;
  return textsIn(type).flatMap((text) => {
    const start = relativePositionToAbsolutePosition(doc, type, Y.createRelativePositionFromTypeIndex(text, 0), binding.mapping);
    if (start === null) return [];
    return piecesByClient(text).map(({ from, to, clientId }) => ({ from: start + from, to: start + to, clientId }));
  });
}
