import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { ySyncPluginKey, yUndoPluginKey } from '@tiptap/y-tiptap';
import type { UndoManager } from 'yjs';
import type { Span } from '../../../core/ai/writing/helped-text';
import { resolveSpan, toRelativeSpan } from '../help/relative-span';

/** Selection that can be put into a later state of the text. */
interface StepSelection {
  selection: unknown;
  /** size of the text, and how often others had changed it: where both are the same again, the selection fits as it is */
  size: number;
  others: number;
  /** the same, bound to letters; undefined where the text is not open */
  span: string | undefined;
  backwards: boolean;
  /** letters that were deleted behind the caret: it is put behind them */
  deleted?: Span;
}

interface Carets {
  before: StepSelection | undefined;
  after: StepSelection | undefined;
}

interface OwnState {
  others: number;
  /** before the last own change; changes that are appended to it belong to it */
  before: StepSelection | undefined;
}

type StackEvent = Extract<Parameters<Parameters<UndoManager['on']>[1]>[0], { stackItem: unknown }>;

const key = new PluginKey<OwnState>('undoCarets');

function placeOf(state: EditorState, others: number): StepSelection {
  const { selection, doc } = state;
  return {
    selection: selection.toJSON(),
    size: doc.content.size,
    others,
    span: toRelativeSpan(state, selection),
    backwards: selection.head < selection.anchor,
  };
}

/** Returns the letters behind the caret, within its block, if the change does nothing but delete them. */
function deletedBehind({ selection }: EditorState, { steps, mapping }: Transaction): Span | undefined {
  if (!selection.empty || !selection.$from.parent.isTextblock || steps.length !== 1) return undefined;
  let deleted: Span | undefined;
  let more = false;
  mapping.maps[0]?.forEach((from, to, start, end) => {
    more ||= deleted !== undefined || from !== selection.from || end !== start || to > selection.$from.end();
    deleted = { from, to };
  });
  return more ? undefined : deleted;
}

/** Returns the caret behind these letters of a state. */
function behind(place: StepSelection, state: EditorState, letters: Span, end: number): StepSelection {
  const span = toRelativeSpan(state, { from: letters.to, to: letters.to });
  return { ...place, selection: { type: 'text', anchor: end, head: end }, span, deleted: { from: letters.from, to: end } };
}

function beforeChange(state: EditorState, transaction: Transaction, others: number): StepSelection {
  const place = placeOf(state, others);
  const letters = deletedBehind(state, transaction);
  return letters ? behind(place, state, letters, letters.to) : place;
}

/** Joins deletions behind the caret that are one step: the caret is put behind all of the letters. */
function joined(first: StepSelection | undefined, next: StepSelection | undefined): StepSelection | undefined {
  if (!first?.deleted || !next?.deleted || first.deleted.from !== next.deleted.from) return first;
  const { from, to } = first.deleted;
  const end = to + next.deleted.to - next.deleted.from;
  return { ...next, selection: { type: 'text', anchor: end, head: end }, size: first.size, deleted: { from, to: end } };
}

function selectionAt(state: EditorState, place: StepSelection, others: number): Selection | undefined {
  const { doc } = state;
  if (place.others === others && place.size === doc.content.size) return Selection.fromJSON(doc, place.selection);
  const span = place.span === undefined ? undefined : resolveSpan(state, place.span);
  if (!span) return undefined;
  const [from, to] = [doc.resolve(span.from), doc.resolve(span.to)];
  return place.backwards ? TextSelection.between(to, from) : TextSelection.between(from, to);
}

/** Puts the caret where it was. Where the place is gone, it stays where the binding left it. */
function show(view: EditorView, place: StepSelection | undefined): void {
  const selection = place && selectionAt(view.state, place, key.getState(view.state)?.others ?? 0);
  if (!selection || selection.eq(view.state.selection)) return;
  const transaction = view.state.tr.setSelection(selection).setMeta('addToHistory', false);
  view.dispatch(view.hasFocus() ? transaction.scrollIntoView() : transaction);
}

function keepCarets(view: EditorView, manager: UndoManager): void {
  const after = (): StepSelection => placeOf(view.state, key.getState(view.state)?.others ?? 0);
  const before = (): StepSelection | undefined => key.getState(view.state)?.before;
  manager.on('stack-item-added', ({ stackItem, origin }: StackEvent) => {
    const undone = origin === manager ? (manager.currStackItem?.meta.get(key) as Carets | undefined) : undefined;
    stackItem.meta.set(key, undone ?? { before: before(), after: after() });
  });
  manager.on('stack-item-updated', ({ stackItem }: StackEvent) => {
    const carets = stackItem.meta.get(key) as Carets | undefined;
    stackItem.meta.set(key, { before: joined(carets?.before, before()), after: after() });
  });
  manager.on('stack-item-popped', ({ stackItem, type }: StackEvent) => {
    if (view.isDestroyed) return;
    // The binding puts its own caret into the next change of another writer: it hears of the step only after it has drawn the text.
    const { binding } = (ySyncPluginKey.getState(view.state) ?? {}) as { binding?: { beforeTransactionSelection: unknown } };
    if (binding) binding.beforeTransactionSelection = null;
    const carets = stackItem.meta.get(key) as Carets | undefined;
    show(view, type === 'undo' ? carets?.before : carets?.after);
  });
}

/**
 * Puts the caret where it was before what is undone, and where it was after what is done again; deleted letters come back in front of it.
 * The binding of Yjs hears of the step too late, and its places are lost with a block that gets another type.
 */
export const UndoCarets = Extension.create({
  name: 'undoCarets',
  addProseMirrorPlugins: () => [
    new Plugin<OwnState>({
      key,
      state: {
        init: () => ({ others: 0, before: undefined }),
        apply(transaction, own, old) {
          if (!transaction.docChanged || transaction.getMeta('appendedTransaction')) return own;
          const shared = transaction.getMeta(ySyncPluginKey) as { isChangeOrigin?: boolean; isUndoRedoOperation?: boolean } | undefined;
          if (shared?.isUndoRedoOperation) return own;
          if (shared?.isChangeOrigin || transaction.getMeta('addToHistory') === false) return { ...own, others: own.others + 1 };
          return { ...own, before: beforeChange(old, transaction, own.others) };
        },
      },
      view: (view) => {
        const { undoManager } = (yUndoPluginKey.getState(view.state) ?? {}) as { undoManager?: UndoManager };
        if (undoManager) keepCarets(view, undoManager);
        return {};
      },
    }),
  ],
});
