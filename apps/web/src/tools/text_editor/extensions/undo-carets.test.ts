// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { yUndoPluginKey } from '@tiptap/y-tiptap';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { editorExtensions } from '../editor/extensions';

let editor: Editor;
let mine: Y.Doc;
let other: Y.Doc;

beforeEach(() => {
  mine = new Y.Doc();
  other = new Y.Doc();
  const element = document.createElement('div');
  document.body.append(element);
  editor = new Editor({
    element,
    extensions: editorExtensions({
      document: mine,
      awareness: undefined,
      placeholder: () => '',
      taskLabel: () => '',
      onEditMath: () => undefined,
      onFull: () => undefined,
    }),
  });
  // Steps end where the test says, on a slow machine as well.
  manager().captureTimeout = Number.POSITIVE_INFINITY;
  editor.commands.setContent('<p>eins</p><p>zwei Wörter</p><p>drei</p><p>Ende</p>');
  settle();
});
afterEach(() => {
  editor.destroy();
  document.body.replaceChildren();
});

const manager = () => (yUndoPluginKey.getState(editor.state) as { undoManager: Y.UndoManager }).undoManager;
/** Ends the step that undoing takes back as a whole, as a pause in typing does. */
const settle = () => manager().stopCapturing();

/** Position in front of these words, moved by so many letters. */
function at(words: string, offset = 0): number {
  let found = -1;
  editor.state.doc.descendants((node, position) => {
    const index = node.isText ? node.text!.indexOf(words) : -1;
    if (found < 0 && index >= 0) found = position + index;
  });
  return found + offset;
}

function put(from: number, to = from): void {
  editor.view.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, from, to)));
}

/** The block around the caret, with `|` at the ends of the selection. */
function caret(): string {
  const { $from, $to, from, to } = editor.state.selection;
  const words = (start: number, end: number) => editor.state.doc.textBetween(start, end, '/');
  return `${$from.parent.type.name}: ${words($from.start(), from)}|${from === to ? '' : `${words(from, to)}|`}${words(to, $to.end())}`;
}

/** Words of another writer, at a place of the other copy's text. */
function write(block: number, words: string): void {
  Y.applyUpdate(other, Y.encodeStateAsUpdate(mine));
  const text = (other.getXmlFragment('default').get(block) as Y.XmlElement).get(0) as Y.XmlText;
  text.insert(0, words);
  Y.applyUpdate(mine, Y.encodeStateAsUpdate(other), 'other');
}

const undo = () => editor.commands.undo();
const redo = () => editor.commands.redo();
const FORMATS = {
  heading: () => editor.commands.toggleHeading({ level: 2 }),
  'bulleted list': () => editor.commands.toggleBulletList(),
  'numbered list': () => editor.commands.toggleOrderedList(),
  'list to tick': () => editor.commands.toggleTaskList(),
  quote: () => editor.commands.toggleBlockquote(),
  'code block': () => editor.commands.toggleCodeBlock(),
};

describe('the caret after undoing', () => {
  it.each(Object.entries(FORMATS))('stays in the words whose block format is undone, and done again: %s', (_name, format) => {
    put(at('zwei', 4));
    format();
    settle();
    const formatted = caret();
    put(at('eins'));
    undo();
    expect(caret()).toBe('paragraph: zwei| Wörter');
    redo();
    expect(caret()).toBe(formatted);
    undo();
    expect(caret()).toBe('paragraph: zwei| Wörter');
  });

  it.each(Object.entries(FORMATS))('follows the words that another writer moved meanwhile: %s', (_name, format) => {
    put(at('zwei', 4));
    format();
    settle();
    const formatted = caret();
    write(0, 'vor ');
    write(3, 'am ');
    undo();
    expect(caret()).toBe('paragraph: zwei| Wörter');
    write(0, 'noch ');
    redo();
    expect(caret()).toBe(formatted);
    expect(editor.state.doc.textContent).toBe('noch vor einszwei Wörterdreiam Ende');
  });

  it('stays behind letters that were deleted backwards', () => {
    for (let end = at('Wörter', 6); end > at('zwei', 5); end -= 1) {
      put(end);
      editor.view.dispatch(editor.state.tr.delete(end - 1, end));
    }
    settle();
    expect(caret()).toBe('paragraph: zwei |');
    put(at('drei', 4));
    undo();
    expect(caret()).toBe('paragraph: zwei Wörter|');
    redo();
    expect(caret()).toBe('paragraph: zwei |');
  });

  it('stands behind letters that were deleted in front of it', () => {
    put(at('zwei'));
    editor.view.dispatch(editor.state.tr.delete(at('zwei'), at('zwei', 5)));
    settle();
    undo();
    expect(caret()).toBe('paragraph: zwei |Wörter');
    redo();
    expect(caret()).toBe('paragraph: |Wörter');
  });

  it('stands behind all letters of one step that were deleted in front of it, whoever writes in between', () => {
    put(at('zwei'));
    const start = at('zwei');
    for (let index = 0; index < 4; index += 1) editor.view.dispatch(editor.state.tr.delete(start, start + 1));
    settle();
    undo();
    expect(caret()).toBe('paragraph: zwei| Wörter');
    redo();
    write(0, 'vor ');
    undo();
    expect(caret()).toBe('paragraph: zwei| Wörter');
  });

  it('stays in the words whose heading, list or quote is taken away', () => {
    for (const format of Object.values(FORMATS)) {
      put(at('zwei', 4));
      format();
      settle();
      const formatted = caret();
      format();
      settle();
      put(at('Ende'));
      undo();
      expect(caret()).toBe(formatted);
      expect(editor.state.doc.textContent).toBe('einszwei WörterdreiEnde');
      undo();
      expect(caret()).toBe('paragraph: zwei| Wörter');
    }
  });

  it('is the selection that was deleted, within a block, of blocks and of all', () => {
    for (const [from, to, shown] of [
      [at('zwei'), at('zwei', 4), 'paragraph: |zwei| Wörter'],
      [at('ns'), at('dr', 2), 'paragraph: ei|ns/zwei Wörter/dr|ei'],
      [at('eins'), at('Ende', 4), 'paragraph: |eins/zwei Wörter/drei/Ende|'],
    ] as const) {
      put(from, to);
      editor.commands.deleteSelection();
      settle();
      const deleted = caret();
      undo();
      expect(caret()).toBe(shown);
      redo();
      expect(caret()).toBe(deleted);
      undo();
      expect(caret()).toBe(shown);
    }
    editor.commands.selectAll();
    editor.commands.deleteSelection();
    settle();
    undo();
    expect(editor.state.selection).toMatchObject({ from: 0, to: editor.state.doc.content.size });
  });

  it('is the deleted selection, with a change of another writer in between', () => {
    put(at('zwei'), at('zwei', 4));
    editor.commands.deleteSelection();
    settle();
    write(1, 'neue');
    write(0, 'vor ');
    undo();
    expect(editor.state.doc.textContent).toContain('zwei');
    expect(caret()).toMatch(/\|zwei\|/);
  });

  it('is where a paragraph was split, typed into or pasted into', () => {
    put(at('zwei', 4));
    editor.commands.splitBlock();
    settle();
    undo();
    expect(caret()).toBe('paragraph: zwei| Wörter');
    redo();
    expect(caret()).toBe('paragraph: | Wörter');
    undo();
    editor.commands.insertContent('<p>ein</p><p>aus</p>');
    settle();
    const pasted = caret();
    undo();
    expect(caret()).toBe('paragraph: zwei| Wörter');
    redo();
    expect(caret()).toBe(pasted);
  });

  it('is not moved by what others write after an undo', () => {
    put(at('zwei', 4));
    editor.commands.toggleHeading({ level: 2 });
    settle();
    undo();
    put(at('Ende', 2));
    write(0, 'vor ');
    expect(caret()).toBe('paragraph: En|de');
  });
});
