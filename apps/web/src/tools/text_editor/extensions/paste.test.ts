// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { editorExtensions } from '../editor/extensions';

const example = (name: string) => readFileSync(join(import.meta.dirname, '../../../platform/paste/testing', `${name}.html.txt`), 'utf8');
let editor: Editor;

beforeEach(() => {
  editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: editorExtensions({
      document: new Y.Doc(),
      awareness: undefined,
      placeholder: () => '',
      taskLabel: () => '',
      onEditMath: () => undefined,
      onFull: () => undefined,
    }),
  });
});
afterEach(() => {
  editor.destroy();
  document.body.replaceChildren();
});

const paste = (html: string) => editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);

function putInto(words: string): void {
  let found = 0;
  editor.state.doc.descendants((node, position) => {
    if (node.text === words) found = position;
  });
  editor.view.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, found + 1)));
}

/** Words of each table, row by row. */
function tables(): string[][] {
  const found: string[][] = [];
  editor.state.doc.descendants((node) => {
    if (node.type.name !== 'table') return true;
    found.push(node.content.content.map((row) => row.content.content.map(({ textContent }) => textContent || '_').join(' ')));
    return false;
  });
  return found;
}

describe('a list that is pasted', () => {
  it.each([
    [
      'word-numbers-then-bullets',
      '<ol><li><p>Erstens</p></li><li><p>Zweitens</p></li></ol><ul><li><p>Punkt A</p></li><li><p>Punkt B</p></li></ul>',
    ],
    [
      'word-online',
      '<ul><li><p>Eins</p><ul><li><p>Unterpunkt</p></li></ul></li><li><p>Zwei</p></li></ul><ol><li><p>Erstens</p></li><li><p>Zweitens</p></li></ol>',
    ],
    [
      'docs-nested',
      '<ol><li><p>Vorbereiten</p><ol type="a"><li><p>Hefte holen</p><ol type="i"><li><p>blaue</p></li><li><p>rote</p></li></ol></li>' +
        '<li><p>Tafel wischen</p></li></ol></li><li><p>Beginnen</p></li></ol><ul><li><p>Stifte</p><ul><li><p>rot</p></li></ul></li></ul>',
    ],
    [
      'word-three-levels',
      '<ol><li><p>Vorbereiten</p><ol type="a"><li><p>Hefte holen</p><ol type="i"><li><p>blaue</p></li><li><p>rote</p></li></ol></li>' +
        '<li><p>Tafel <strong>wischen</strong></p></li></ol></li><li><p>Beginnen</p><ul><li><p>leise</p><ul><li><p>sehr leise</p></li></ul>' +
        '</li></ul></li></ol><p>Danach:</p><ol start="3"><li><p>Aufräumen</p></li></ol>',
    ],
  ])('keeps its numbers and levels: %s', (name, html) => {
    paste(example(name));
    // Each block says on its side that its letters choose its direction.
    expect(editor.getHTML().replaceAll(' dir="auto"', '')).toBe(html);
  });
});

describe('a table that is pasted into a cell', () => {
  const [table = '', withSpan = ''] = example('two-tables').split('<!-- second -->');
  beforeEach(() => paste(`${table}<p>dahinter</p>`));

  it.each([
    ['a', ['A B C', 'D E _']],
    ['b', ['a A B C', 'c D E _']],
    ['c', ['a b _', 'A B C', 'D E _']],
    ['d', ['a b _ _', 'c A B C', '_ D E _']],
  ])('fills the cells from %s on, also with a cell over two rows', (cell, rows) => {
    putInto(cell);
    paste(withSpan);
    expect(tables()).toEqual([rows]);
    expect(() => editor.state.doc.check()).not.toThrow();
    expect(editor.state.doc.lastChild!.textContent).toBe('dahinter');
  });

  it('keeps cells over several rows and columns where that is possible', () => {
    putInto('a');
    paste('<table><tr><td rowspan="2">A</td><td>B</td></tr><tr><td>C</td></tr></table>');
    expect(tables()).toEqual([['A B', 'C']]);
  });

  it('is put behind the table where it fits into no cells', () => {
    putInto('a');
    paste('<table><tr><td>x</td></tr><tr></tr><tr><td rowspan="3">y</td></tr></table>');
    expect(tables()).toEqual([
      ['a b', 'c d'],
      ['x', '_', 'y'],
    ]);
    expect(editor.state.doc.lastChild!.textContent).toBe('dahinter');
  });

  it('loses no word, whatever cells it covers', () => {
    putInto('b');
    paste('<table><tr><td rowspan="3" colspan="2">A</td></tr><tr></tr><tr></tr></table>');
    expect(editor.state.doc.textContent).toContain('A');
    putInto('c');
    paste('<table><tr><td>x</td><td colspan="2" rowspan="2">y</td></tr><tr><td>z</td></tr></table>');
    for (const words of ['x', 'y', 'z', 'dahinter']) expect(editor.state.doc.textContent).toContain(words);
    expect(() => editor.state.doc.check()).not.toThrow();
  });
});
