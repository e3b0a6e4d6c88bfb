// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanDescription } from '@murmel/documents';
import { Editor } from '@tiptap/core';
import { afterEach, expect, it } from 'vitest';
import { fromEditor } from './editor-text';
import { boardTextExtensions, richTextExtensions } from './extensions';

const example = (name: string) => readFileSync(join(import.meta.dirname, '../../../platform/paste/testing', `${name}.html.txt`), 'utf8');
let editor: Editor;
afterEach(() => {
  editor.destroy();
  document.body.replaceChildren();
});

/** Blocks that a card keeps of what is pasted into its empty text. */
function pasted(html: string, extensions = richTextExtensions()) {
  editor = new Editor({ element: document.body.appendChild(document.createElement('div')), extensions });
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  return fromEditor(editor.getJSON(), { max: 5000, clean: cleanDescription });
}
const runs = (text: string) => [{ text }];

it('a list and a table stay a list and cells that are kept apart', () => {
  const kept = [
    { type: 'numbers', items: [runs('Erstens'), runs('Zweitens')] },
    { type: 'paragraph', runs: runs('a | b') },
  ];
  expect(pasted(example('list-and-table'))).toEqual(kept);
  editor.destroy();
  expect(pasted(example('list-and-table'), boardTextExtensions())).toEqual(kept);
});

it('numbers and levels of lists stay readable', () => {
  expect(pasted(example('word-numbers-then-bullets'))).toEqual([
    { type: 'numbers', items: [runs('Erstens'), runs('Zweitens')] },
    { type: 'bullets', items: [runs('Punkt A'), runs('Punkt B')] },
  ]);
  editor.destroy();
  expect(pasted(example('word-online'))).toEqual([
    { type: 'bullets', items: [runs('Eins\n– Unterpunkt'), runs('Zwei')] },
    { type: 'numbers', items: [runs('Erstens'), runs('Zweitens')] },
  ]);
  editor.destroy();
  expect(pasted(example('docs-nested'))).toEqual([
    {
      type: 'numbers',
      items: [
        runs('Vorbereiten\na. Hefte holen\n  i. blaue\n  ii. rote\nb. Tafel wischen'.replaceAll('  ', '\u00a0\u00a0')),
        runs('Beginnen'),
      ],
    },
    { type: 'bullets', items: [runs('Stifte\n– rot')] },
  ]);
});
