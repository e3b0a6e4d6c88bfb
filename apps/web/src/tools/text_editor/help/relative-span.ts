import type { EditorState } from '@tiptap/pm/state';
import { absolutePositionToRelativePosition, relativePositionToAbsolutePosition, ySyncPluginKey } from '@tiptap/y-tiptap';
import * as Y from 'yjs';
import type { Span } from '../../../core/ai/writing/helped-text';

type Mapping = Parameters<typeof absolutePositionToRelativePosition>[2];
interface Shared {
  doc: Y.Doc;
  type: Y.XmlFragment;
  binding: { mapping: Mapping } | null;
}

const sharedOf = (state: EditorState) => ySyncPluginKey.getState(state) as Shared | undefined;

/**
 * Converts a range to a relative position in the shared document: anchored to its first and last letter, so it is stable whatever others
 * write before, behind and inside. It can be stored, and resolved in another copy. undefined while the text is not open.
 */
export function toRelativeSpan(state: EditorState, { from, to }: Span): string | undefined {
  const { type, binding } = sharedOf(state) ?? {};
  if (!type || !binding) return undefined;
  const at = (position: number) => absolutePositionToRelativePosition(position, type, binding.mapping) as Y.RelativePosition;
  const { parent, parentOffset } = state.doc.resolve(from);
  const letterFollows = to > from && parent.isTextblock && parentOffset < parent.content.size;
  const ends = [letterFollows ? beforeLetter(at(from + 1)) : at(from), at(to)];
  return JSON.stringify(ends.map((end) => Y.relativePositionToJSON(end) as unknown));
}

/** Bound to the same letter, on its other side. */
const beforeLetter = ({ type, tname, item }: Y.RelativePosition) => new Y.RelativePosition(type, tname, item, 0);

/** Resolves a relative position to its current range; undefined if it no longer exists. */
export function resolveSpan(state: EditorState, place: string): Span | undefined {
  const { type, doc, binding } = sharedOf(state) ?? {};
  if (!type || !doc || !binding) return undefined;
  try {
    const [from, to] = (JSON.parse(place) as unknown[]).map((end) =>
      positionOf({ doc, type, mapping: binding.mapping }, Y.createRelativePositionFromJSON(end)),
    );
    if (typeof from !== 'number' || typeof to !== 'number' || from < 0 || to > state.doc.content.size) return undefined;
    return { from: Math.min(from, to), to };
  } catch {
    // It comes from elsewhere, or what it was bound to is drawn anew.
    return undefined;
  }
}

/** The binding takes the first letter of a document for a place that was lost; from the end of its words it is none. */
function positionOf({ doc, type, mapping }: { doc: Y.Doc; type: Y.XmlFragment; mapping: Mapping }, end: Y.RelativePosition): number | null {
  const { type: words, index } = Y.createAbsolutePositionFromRelativePosition(end, doc) ?? {};
  if (!(words instanceof Y.XmlText) || index === undefined) return relativePositionToAbsolutePosition(doc, type, end, mapping);
  if (!words._item || words._item.deleted) return null;
  const last = relativePositionToAbsolutePosition(doc, type, new Y.RelativePosition(words._item.id, null, null, 0), mapping);
  return last === null ? null : last - words.length + index;
}
