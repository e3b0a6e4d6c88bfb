import { Fragment, type Mark, type Node, Slice } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { Span } from './helped-text';

/**
 * Returns the marks common to the whole range. Text that is bold throughout stays bold, unless the inserted content has marks of its own.
 */
function marksOf(root: Node, { from, to }: Span): readonly Mark[] {
  const all: (readonly Mark[])[] = [];
  root.nodesBetween(from, to, (node) => {
    if (node.isText) all.push(node.marks);
  });
  return (all[0] ?? []).filter((mark) => mark.type.name !== 'link' && all.every((marks) => mark.isInSet(marks)));
}

function inlineOf(nodes: readonly Node[], marks: readonly Mark[]): Fragment | undefined {
  const [only] = nodes;
  if (nodes.length !== 1 || only?.type.name !== 'paragraph') return undefined;
  let plain = true;
  only.forEach((child) => (plain &&= child.marks.length === 0));
  if (!plain) return only.content;
  return Fragment.from(only.content.content.map((child) => (child.isText ? child.mark(marks) : child)));
}

/** Replaces the range with the nodes. Words inside of one block stay in that block, whatever its type. */
export function replaceBy(transaction: Transaction, span: Span, nodes: readonly Node[]): Transaction {
  const { doc } = transaction;
  const [$from, $to] = [doc.resolve(span.from), doc.resolve(span.to)];
  const words = $from.sameParent($to) && $from.parent.isTextblock ? inlineOf(nodes, marksOf(doc, span)) : undefined;
  if (words) return transaction.replaceWith(span.from, span.to, words);
  return transaction.replaceRange(span.from, span.to, new Slice(Fragment.from([...nodes]), 0, 0));
}

/** Below the block in which a place is; in an empty one in its stead. */
export function insertBelow(transaction: Transaction, position: number, nodes: readonly Node[]): Transaction {
  const $at = transaction.doc.resolve(position);
  const fragment = Fragment.from([...nodes]);
  if ($at.depth === 0) return endOf(transaction.insert(position, fragment), position + fragment.size);
  const [before, after] = [$at.before(1), $at.after(1)];
  const empty = $at.depth === 1 && $at.parent.type.name === 'paragraph' && $at.parent.content.size === 0;
  const from = empty ? before : after;
  return endOf(transaction.replaceWith(from, after, fragment), from + fragment.size);
}

/** Moves the caret to the end of the inserted words. */
function endOf(transaction: Transaction, position: number): Transaction {
  return transaction.setSelection(TextSelection.near(transaction.doc.resolve(Math.min(position, transaction.doc.content.size)), -1));
}

/** The words of a mistake by the right ones, in the same look. */
export function correct(transaction: Transaction, { from, to }: Span, after: string): Transaction {
  const marks = from === to ? transaction.doc.resolve(from).marks() : marksOf(transaction.doc, { from, to });
  const { schema } = transaction.doc.type;
  return after === '' ? transaction.delete(from, to) : transaction.replaceWith(from, to, schema.text(after, marks));
}

/** Returns the span an action works on: the selection, else everything; at the caret for an action that only continues. */
export function spanForAct(state: EditorState, atCaret: boolean): Span {
  const { selection, doc } = state;
  if (!selection.empty || atCaret) return { from: selection.from, to: selection.to };
  return { from: 0, to: doc.content.size };
}
