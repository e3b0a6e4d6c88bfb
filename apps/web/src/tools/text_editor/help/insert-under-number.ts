import type { Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { yUndoPluginKey } from '@tiptap/y-tiptap';
import type * as Y from 'yjs';

/** Numbers are 32 bits, and zero is none. */
const LARGEST = 0xff_ff_ff_ff;
const numbers = new WeakMap<Y.Doc, number>();

/** Returns the number of this copy under which models' suggestions are inserted: their words have no author (ADR 66). */
export function suggestionNumber(document: Y.Doc): number {
  const known = numbers.get(document);
  if (known !== undefined) return known;
  const [drawn = 1] = crypto.getRandomValues(new Uint32Array(1));
  const number = Math.min(Math.max(drawn, 1), LARGEST);
  numbers.set(document, number);
  return number;
}

/** Puts a change into the shared text under that number, as one step that undoing takes back as a whole. */
export function insertUnderNumber(view: EditorView, document: Y.Doc, change: (transaction: Transaction) => Transaction): void {
  const undo = (yUndoPluginKey.getState(view.state) as { undoManager?: Y.UndoManager } | undefined)?.undoManager;
  const own = document.clientID;
  undo?.stopCapturing();
  document.clientID = suggestionNumber(document);
  try {
    view.dispatch(change(view.state.tr).scrollIntoView());
  } finally {
    document.clientID = own;
    undo?.stopCapturing();
  }
}
