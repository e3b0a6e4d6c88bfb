import { readTextDocument, seedTextDocument } from '@murmel/documents';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { documentHtml } from './document-html.js';

type Content = NonNullable<Parameters<typeof seedTextDocument>[0]>;

function htmlOf(...content: Content[]): string {
  const document = new Y.Doc();
  Y.applyUpdate(document, seedTextDocument({ type: 'doc', content }));
  return documentHtml(readTextDocument(document));
}

const words = (text: string, ...marks: { type: string; attrs?: Record<string, unknown> }[]): Content => ({ type: 'text', text, marks });
const paragraph = (...content: Content[]): Content => ({ type: 'paragraph', content });

it('[TR-27] a document keeps its headings, lists, tables, formulas and marks, and of a frame its address', () => {
  expect(
    htmlOf(
      { type: 'heading', attrs: { level: 2 }, content: [words('Im Wald')] },
      paragraph(words('kühl', { type: 'bold' }), { type: 'hardBreak' }, words('feucht', { type: 'italic' }, { type: 'highlight' })),
      { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [paragraph(words('Moos'))] }] },
      { type: 'taskList', content: [{ type: 'taskItem', attrs: { checked: true }, content: [paragraph(words('messen'))] }] },
      {
        type: 'table',
        content: [{ type: 'tableRow', content: [{ type: 'tableHeader', attrs: { colspan: 2 }, content: [paragraph(words('Ort'))] }] }],
      },
      { type: 'frame', attrs: { address: 'https://karten.example/?a=1&b=2' } },
      { type: 'blockMath', attrs: { latex: 'a<b' } },
    ),
  ).toBe(
    [
      '<h2>Im Wald</h2>',
      '<p><strong>kühl</strong><br><mark><em>feucht</em></mark></p>',
      '<ol start="3"><li><p>Moos</p></li></ol>',
      '<ul><li>☑ <p>messen</p></li></ul>',
      '<table><tr><th colspan="2"><p>Ort</p></th></tr></table>',
      '<p><a href="https://karten.example/?a=1&amp;b=2">https://karten.example/?a=1&amp;b=2</a></p>',
      '<pre><code>a&lt;b</code></pre>',
    ].join(''),
  );
});

it('what somebody typed is words, and only addresses that may be opened become links', () => {
  expect(
    htmlOf(
      paragraph(words('<script>"&', { type: 'link', attrs: { href: 'javascript:alert(1)' } })),
      paragraph(words('Wald', { type: 'link', attrs: { href: 'https://wald.example/?a=1&b="' } })),
    ),
  ).toMatch(/^<p>&lt;script&gt;&quot;&amp;<\/p><p><a href="https:\/\/wald\.example\/\?a=1&amp;b=(%22|&quot;)">Wald<\/a><\/p>$/);
});
