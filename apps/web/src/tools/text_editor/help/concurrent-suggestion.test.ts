// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { TextSelection, type Transaction } from '@tiptap/pm/state';
import { yUndoPluginKey } from '@tiptap/y-tiptap';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import type { Span } from '../../../core/ai/writing/helped-text';
import { insertBelow, replaceBy, spanForAct } from '../../../core/ai/writing/insert-suggestion';
import { editorExtensions } from '../editor/extensions';
import { insertUnderNumber, suggestionNumber } from './insert-under-number';
import { nodesOfMarkdown } from './nodes-of-markdown';
import { resolveSpan, toRelativeSpan } from './relative-span';

interface Desk {
  document: Y.Doc;
  editor: Editor;
}
let mine: Desk;
let classmate: Desk;

function desk(): Desk {
  const shared = new Y.Doc();
  const editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: editorExtensions({
      document: shared,
      awareness: undefined,
      placeholder: () => '',
      taskLabel: () => '',
      onEditMath: () => undefined,
      onFull: () => undefined,
    }),
  });
  return { document: shared, editor };
}

/** Both get what the other wrote, as over the line. */
function exchange(): void {
  const [to, back] = [
    Y.encodeStateAsUpdate(mine.document, Y.encodeStateVector(classmate.document)),
    Y.encodeStateAsUpdate(classmate.document, Y.encodeStateVector(mine.document)),
  ];
  Y.applyUpdate(classmate.document, to);
  Y.applyUpdate(mine.document, back);
}

function spanOf({ editor }: Desk, words: string): Span {
  let found: Span | undefined;
  editor.state.doc.descendants((node, position) => {
    const at = node.isText ? node.text!.indexOf(words) : -1;
    if (at >= 0) found ??= { from: position + at, to: position + at + words.length };
  });
  return found!;
}

/** The classmate types behind these words. */
function types(behind: string, words: string): void {
  const { to } = spanOf(classmate, behind);
  classmate.editor.view.dispatch(classmate.editor.state.tr.insertText(words, to));
}

/** Takes a suggestion over in place of what was sent. */
function accept(place: string, markdown: string): void {
  const { editor, document: shared } = mine;
  insertUnderNumber(editor.view, shared, (transaction: Transaction) => {
    const span = resolveSpan(editor.state, place)!;
    return replaceBy(transaction, span, nodesOfMarkdown(editor.schema, markdown));
  });
}
const lines = ({ editor }: Desk): string[] => editor.state.doc.content.content.map(({ textContent }) => textContent);
const placeOf = (words: string): string => toRelativeSpan(mine.editor.state, spanOf(mine, words))!;
const undo = (): void => {
  (yUndoPluginKey.getState(mine.editor.state) as { undoManager: Y.UndoManager }).undoManager.undo();
};

beforeEach(() => {
  mine = desk();
  classmate = desk();
  mine.editor.commands.setContent('<p>Im Wald ist es kühl und dunkel.</p><p>Ende</p>');
  exchange();
});
afterEach(() => {
  for (const { editor } of [mine, classmate]) editor.destroy();
  document.body.replaceChildren();
});

describe('[C15] a suggestion taken over while a classmate types in the same paragraph', () => {
  it('loses no word beside what it replaces, seen or not yet seen', () => {
    const place = placeOf('kühl');
    types('dunkel', ' und still');
    exchange();
    types('Im Wald', ' oben');
    accept(place, 'angenehm frisch');
    exchange();
    for (const one of [mine, classmate]) expect(lines(one)).toEqual(['Im Wald oben ist es angenehm frisch und dunkel und still.', 'Ende']);
  });

  it('loses no word that was typed within what it replaces and had not arrived yet', () => {
    const place = placeOf('kühl und dunkel');
    types('kühl', ' (15 Grad)');
    accept(place, 'frisch und schattig');
    exchange();
    for (const one of [mine, classmate]) {
      expect(lines(one)[0]).toContain('frisch und schattig');
      expect(lines(one)[0]).toContain(' (15 Grad)');
      expect(lines(one)[0]).not.toContain('kühl');
    }
  });

  it('nor where all of a paragraph is written anew', () => {
    const whole = toRelativeSpan(mine.editor.state, { from: 0, to: mine.editor.state.doc.firstChild!.nodeSize })!;
    types('dunkel', ' wie nachts');
    accept(whole, 'Der Wald ist kühler als die Wiese.');
    exchange();
    for (const one of [mine, classmate]) expect(lines(one).join(' ')).toContain(' wie nachts');
    expect(lines(mine)).toEqual(lines(classmate));
    expect(lines(mine)[1]).toBe('Ende');
  });

  it('is one step of undoing, which takes back nothing of the classmate', () => {
    accept(placeOf('kühl'), 'frisch');
    types('Ende', ' gut');
    exchange();
    expect(lines(mine)).toEqual(['Im Wald ist es frisch und dunkel.', 'Ende gut']);
    undo();
    exchange();
    for (const one of [mine, classmate]) expect(lines(one)).toEqual(['Im Wald ist es kühl und dunkel.', 'Ende gut']);
  });

  it('below it, where its words were changed meanwhile; its words are under a number of their own', () => {
    const place = placeOf('kühl und dunkel');
    types('kühl', ', feucht');
    exchange();
    const { editor, document: shared } = mine;
    const own = shared.clientID;
    insertUnderNumber(editor.view, shared, (transaction) =>
      insertBelow(transaction, resolveSpan(editor.state, place)!.to, nodesOfMarkdown(editor.schema, 'Neuer Satz.')),
    );
    exchange();
    for (const one of [mine, classmate]) expect(lines(one)).toEqual(['Im Wald ist es kühl, feucht und dunkel.', 'Neuer Satz.', 'Ende']);
    expect(shared.clientID).toBe(own);
    expect(Y.decodeStateVector(Y.encodeStateVector(shared)).get(suggestionNumber(shared))).toBeGreaterThan(0);
  });

  it('is about the whole text where nothing is selected', () => {
    const { state } = mine.editor;
    const chosen = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 1)));
    expect(spanForAct(chosen, false)).toEqual({ from: 0, to: state.doc.content.size });
  });
});
