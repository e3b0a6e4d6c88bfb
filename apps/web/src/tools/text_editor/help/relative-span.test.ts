import { TEXT_DOCUMENT_FIELD, textDocumentSchema } from '@murmel/documents';
import { EditorState } from '@tiptap/pm/state';
import { initProseMirrorDoc, prosemirrorJSONToYXmlFragment, ySyncPlugin } from '@tiptap/y-tiptap';
import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { correctionsIn, spanOfCorrection, wordsAt } from '../../../core/ai/writing/corrections';
import type { Span } from '../../../core/ai/writing/helped-text';
import { resolveSpan, toRelativeSpan } from './relative-span';

const places = { toPlace: toRelativeSpan, spanOf: resolveSpan };

const schema = textDocumentSchema();
const text = (words: string, ...marks: string[]) => ({ type: 'text', text: words, marks: marks.map((type) => ({ type })) });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });

let document: Y.Doc;
const fragment = () => document.getXmlFragment(TEXT_DOCUMENT_FIELD);
const lineOf = (index: number) => (fragment().get(index) as Y.XmlElement).get(0) as Y.XmlText;

/** The text as a browser shows it now. */
function shown(): EditorState {
  const { doc, mapping } = initProseMirrorDoc(fragment(), schema);
  return EditorState.create({ doc, plugins: [ySyncPlugin(fragment(), { mapping })] });
}

function spanOfWords(words: string): Span {
  const { doc } = shown();
  let found: Span | undefined;
  doc.descendants((node, position) => {
    const at = node.isTextblock ? node.textContent.indexOf(words) : -1;
    if (at >= 0) found = { from: position + 1 + at, to: position + 1 + at + words.length };
  });
  return found!;
}
const wordsOf = (place: string): string | undefined => {
  const state = shown();
  const span = resolveSpan(state, place);
  return span && state.doc.textBetween(span.from, span.to, '\n');
};

beforeEach(() => {
  document = new Y.Doc();
  const content = [
    paragraph(text('Erster Satz.')),
    paragraph(text('Im walt ist es '), text('küler', 'bold'), text('.')),
    paragraph(text('Ende')),
  ];
  document.transact(() => prosemirrorJSONToYXmlFragment(schema, { type: 'doc', content }, fragment()));
});

describe('a place in a text that others change', () => {
  it('[C15] stays with its words, whatever is written before, behind and beside them', () => {
    const place = toRelativeSpan(shown(), spanOfWords('walt ist'))!;
    lineOf(0).insert(0, 'Ganz neu: ');
    fragment().insert(0, [new Y.XmlElement('paragraph')]);
    lineOf(2).insert(3, 'ja, im ');
    lineOf(2).insert(lineOf(2).length, ' Wirklich!');
    expect(wordsOf(place)).toBe('walt ist');
    expect(place.length).toBeLessThan(600);
  });

  it('grows by what is written inside, and is empty once its words are gone', () => {
    const place = toRelativeSpan(shown(), spanOfWords('walt ist'))!;
    lineOf(1).insert(5, 'XX');
    expect(wordsOf(place)).toBe('waXXlt ist');
    lineOf(1).delete(3, 'waXXlt ist'.length);
    expect(wordsOf(place)).toBe('');
  });

  it('is found in another copy, and nowhere once its block is gone or where rubbish names it', () => {
    const state = shown();
    const all = toRelativeSpan(state, { from: 0, to: state.doc.content.size })!;
    const caret = toRelativeSpan(state, { from: 1, to: 1 })!;
    const place = toRelativeSpan(state, spanOfWords('walt'))!;
    const copy = new Y.Doc();
    Y.applyUpdate(copy, Y.encodeStateAsUpdate(document));
    document = copy;
    expect([wordsOf(place), wordsOf(caret)]).toEqual(['walt', '']);
    expect(resolveSpan(shown(), all)).toEqual({ from: 0, to: shown().doc.content.size });
    fragment().delete(1, 1);
    expect(wordsOf(place) ?? '').toBe('');
    for (const rubbish of ['', '{}', '[]', '[{"at":{}},{"at":7}]', 'null']) expect(resolveSpan(shown(), rubbish)).toBeUndefined();
  });
});

describe('whole blocks', () => {
  it('are places as well, the first one, too', () => {
    for (const words of ['Erster Satz.', 'Im walt ist es küler.', 'Ende']) {
      const place = toRelativeSpan(shown(), spanOfWords(words))!;
      expect(wordsOf(place)).toBe(words);
    }
  });

  it('grow neither by what is written before the first letter of a document nor behind its last one', () => {
    const place = toRelativeSpan(shown(), spanOfWords('Erster Satz.'))!;
    lineOf(0).insert(0, 'Vorn. ');
    lineOf(0).insert(lineOf(0).length, ' Hinten.');
    expect(wordsOf(place)).toBe('Erster Satz.');
    lineOf(0).delete(0, lineOf(0).length);
    expect(wordsOf(place)).toBe('');
  });
});

describe('corrections', () => {
  const all = () => ({ from: 0, to: shown().doc.content.size });

  it('[TXT-02] are places in the text as it is when they come; lines that somebody changed meanwhile are left alone', () => {
    const taken = wordsAt(shown().doc, all());
    expect(taken).toBe('Erster Satz.\nIm walt ist es küler.\nEnde');
    fragment().insert(0, [new Y.XmlElement('paragraph')]);
    const found = correctionsIn(places, shown(), { span: all(), taken, answer: 'Erster Satz!\n\nIm Wald ist es kühler.\nEnde' })!;
    expect(found.map(({ before, after }) => [before, after])).toEqual([
      ['.', '!'],
      ['walt', 'Wald'],
      ['küler', 'kühler'],
    ]);
    lineOf(1).insert(0, 'Mein ');
    const later = correctionsIn(places, shown(), { span: all(), taken, answer: 'Erster Satz!\nIm Wald ist es kühler.\nEnde' })!;
    expect(later.map(({ after }) => after)).toEqual(['Wald', 'kühler']);
    // And a mistake that was corrected is none any more.
    expect(spanOfCorrection(places, shown(), later[0]!)).toEqual(spanOfWords('walt'));
    lineOf(2).delete(3, 1);
    expect(spanOfCorrection(places, shown(), later[0]!)).toBeUndefined();
    expect(spanOfCorrection(places, shown(), later[1]!)).toEqual(spanOfWords('küler'));
  });

  it('never reach over lines, whatever a model makes of them', () => {
    const taken = wordsAt(shown().doc, all());
    const found = correctionsIn(places, shown(), { span: all(), taken, answer: 'Erster Satz. Im Wald ist es kühler. Ende' })!;
    expect(found.map(({ after }) => after)).toEqual(['Wald', 'kühler']);
  });
});
