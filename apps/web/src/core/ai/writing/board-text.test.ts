// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fromEditor, toEditor } from '../../boards/text-editor/editor-text';
import { richTextExtensions } from '../../boards/text-editor/extensions';
import { parseMarkdown } from '../markdown/read-markdown';
import { cardTextOf } from '../out/text-of-tokens';
import { boardMarkdown } from './board-markdown';
import { correctionsIn, spanOfCorrection, wordsAt } from './corrections';
import { KeptPlaces, placesIn } from './kept-places';
import { LocalMarks } from './local-marks';
import { plainBetween } from './text-for-model';

let editor: Editor;
beforeEach(() => {
  editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: [...richTextExtensions(), LocalMarks, KeptPlaces],
    content: '<p>Im <strong>walt</strong> ist es kühl.</p><ul><li><p>Moos</p></li></ul>',
  });
});
afterEach(() => {
  editor.destroy();
  document.body.replaceChildren();
});
const places = () => placesIn(editor.storage.keptPlaces, 'aaaaaaaaaaaa');
const wordsOf = (place: string): string | undefined => {
  const span = places().spanOf(editor.state, place);
  return span && plainBetween(editor.state.doc, span);
};
const json = () => fromEditor(editor.getJSON(), { max: 5000, clean: (value) => value as never });

describe('[TXT-02] a text of a board that a model helps with', () => {
  it('keeps a place while its writer goes on, and only those of its own text', () => {
    const place = places().toPlace(editor.state, { from: 4, to: 8 })!;
    expect(wordsOf(place)).toBe('walt');
    editor.view.dispatch(editor.state.tr.insertText('Oh! ', 1));
    editor.view.dispatch(editor.state.tr.insertText(' sehr', editor.state.doc.content.size - 4));
    expect(wordsOf(place)).toBe('walt');
    expect([places().holds(place), placesIn(editor.storage.keptPlaces, 'bbbbbbbbbbbb').holds(place), places().holds('[1,2]')]).toEqual([
      true,
      false,
      false,
    ]);
    // One of an earlier opening is found by its numbers, and one beyond the text is none.
    expect(wordsOf('{"part":"aaaaaaaaaaaa","from":1,"to":3}')).toBe('Oh');
    expect(places().spanOf(editor.state, '{"part":"aaaaaaaaaaaa","from":1,"to":9999}')).toBeUndefined();
  });

  it('is sent as Markdown and comes back with lists and what is bold, without what a card cannot hold', () => {
    expect(boardMarkdown(json()!)).toBe('Im **walt** ist es kühl.\n\n- Moos');
    const back = editor.schema.nodeFromJSON(
      toEditor(cardTextOf(parseMarkdown('# Wald\n\nEin *Satz*.\n\n1. eins\n\n| a | b |\n|---|---|\n| c | d |'))),
    );
    expect(() => back.check()).not.toThrow();
    expect(back.textContent).toContain('Wald');
    expect(boardMarkdown([{ type: 'paragraph', runs: [{ text: 'a*b', link: 'https://a.example/' }] }])).toBe('[a\\*b](https://a.example/)');
  });

  it('finds mistakes where they stand', () => {
    const { doc } = editor.state;
    const all = { from: 0, to: doc.content.size };
    const found = correctionsIn(places(), editor.state, { span: all, taken: wordsAt(doc, all), answer: 'Im Wald ist es kühl.\nMoos' })!;
    expect(found.map(({ before, after }) => [before, after])).toEqual([['walt', 'Wald']]);
    editor.view.dispatch(editor.state.tr.insertText('Ja: ', 1));
    const span = spanOfCorrection(places(), editor.state, found[0]!)!;
    expect(plainBetween(editor.state.doc, span)).toBe('walt');
  });
});
