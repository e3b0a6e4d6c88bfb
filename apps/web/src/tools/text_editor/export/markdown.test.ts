import { textDocumentExtensions } from '@murmel/documents';
import type { JSONContent } from '@tiptap/core';
import { MarkdownManager } from '@tiptap/markdown';
import { expect, it } from 'vitest';
import { fileName } from '../../../ui/files/save-file';
import { markdownOf } from './markdown';

const text = (value: string, ...marks: { type: string; attrs?: Record<string, unknown> }[]) => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 ? { marks } : {}),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });

it('writes headings, marks, lists, tasks, tables, formulas, links, pictures, quotes and code', () => {
  const markdown = markdownOf(
    {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [text('Messwerte')] },
        paragraph(
          text('Am '),
          text('Waldrand', { type: 'bold' }),
          text(' war es '),
          text('hell', { type: 'textColour', attrs: { colour: 'sonne' } }),
          text(' und '),
          text('mehr', { type: 'link', attrs: { href: 'https://murmel.example' } }),
        ),
        { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('Pilze'))] }] },
        {
          type: 'taskList',
          content: [
            { type: 'taskItem', attrs: { checked: true }, content: [paragraph(text('messen'))] },
            { type: 'taskItem', attrs: { checked: false }, content: [paragraph(text('zeichnen'))] },
          ],
        },
        {
          type: 'table',
          content: [
            { type: 'tableRow', content: ['Ort', 'Licht'].map((value) => ({ type: 'tableHeader', content: [paragraph(text(value))] })) },
            { type: 'tableRow', content: ['Wald', '1900'].map((value) => ({ type: 'tableCell', content: [paragraph(text(value))] })) },
          ],
        },
        paragraph({ type: 'inlineMath', attrs: { latex: 'a^2' } }),
        { type: 'blockMath', attrs: { latex: 'b^2' } },
        { type: 'image', attrs: { src: '/api/image_attachments/00000000-0000-4000-8000-000000000000', alt: 'Ein Pilz' } },
        { type: 'blockquote', content: [paragraph(text('Zitat'))] },
        { type: 'codeBlock', attrs: { language: 'js' }, content: [text('let a = 1')] },
        { type: 'frame', attrs: { address: 'https://www.geogebra.org/m/abc' } },
        { type: 'horizontalRule' },
      ],
    },
    'Wald',
    'https://murmel.example',
  );
  for (const line of [
    '# Wald',
    '## Messwerte',
    'Am **Waldrand** war es hell und [mehr](https://murmel.example)',
    '- Pilze',
    '- [x] messen',
    '- [ ] zeichnen',
    '$a^2$',
    '<https://www.geogebra.org/m/abc>',
    '> Zitat',
    'let a = 1',
    '---',
  ]) {
    expect(markdown.split('\n')).toContain(line);
  }
  expect(markdown).toMatch(/\| Ort +\| Licht +\|/);
  expect(markdown).toContain('$$\nb^2\n$$');
  expect(markdown).toContain('![Ein Pilz](https://murmel.example/api/image_attachments/00000000-0000-4000-8000-000000000000)');
});

it('leaves & < > as they are where they mean nothing', () => {
  const markdown = markdownOf({ type: 'doc', content: [paragraph(text('Tom & Jerry, 3 < 4 > 2, A&B, x->y, R&D;'))] }, 'Wald', '');
  expect(markdown).toBe('# Wald\n\nTom & Jerry, 3 < 4 > 2, A&B, x->y, R&amp;D;\n');
});

const signs = 'Tom & Jerry < 4 > 2 &amp; &lt;b&gt; <b>fett</b> <!-- --> &#38; & <';
it.each([
  ['in text', [paragraph(text(signs))]],
  ['in bold text', [paragraph(text('vor '), text('A & B <i>', { type: 'bold' }), text(' nach'))]],
  ['at the beginning of a line', [paragraph(text('> 3 & kein Zitat'))]],
  [
    'across a colour that Markdown does not have',
    [paragraph(text('&', { type: 'textColour', attrs: { colour: 'sonne' } }), text('amp; und <'), text('b>', { type: 'underline' }))],
  ],
  ['in code', [paragraph(text('Code: '), text('a && b < c > d &amp;', { type: 'code' }))]],
  ['in a block of code', [{ type: 'codeBlock', attrs: { language: null }, content: [text('if (a && b < c) <b>&amp;</b>')] }]],
])('& < > survive the way to Markdown and back %s', (_place, content) => {
  const words = (node: JSONContent): string => (node.text ?? '') + (node.content ?? []).map(words).join('');
  const source: JSONContent = { type: 'doc', content: [{ type: 'heading', attrs: { level: 1 }, content: [text('T')] }, ...content] };
  const markdown = markdownOf(source, 'T', '');
  expect(words(new MarkdownManager({ extensions: textDocumentExtensions() }).parse(markdown))).toBe(words(source));
});

const cell = (words: string, attrs: Record<string, number> = {}, type = 'tableCell') => ({
  type,
  attrs,
  content: [paragraph(...(words ? [text(words)] : []))],
});
const row = (...content: object[]) => ({ type: 'tableRow', content });
/** The cells of each line of a table in Markdown, without the line below its head. */
const cellsOf = (markdown: string) =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^[| :-]+-[| :-]*$/.test(line))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((words) => words.trim()),
    );

it('keeps each cell of a table in its column, whatever is merged', () => {
  const table = {
    type: 'table',
    content: [
      row(cell('Ort', { rowspan: 2 }, 'tableHeader'), cell('Licht', { colspan: 2 }, 'tableHeader'), cell('Wer', {}, 'tableHeader')),
      row(cell('früh'), cell('spät'), cell('Ada')),
      row(cell('Wald', { colspan: 2, rowspan: 2 }), cell('1900'), cell('Ben')),
      row(cell('2100'), cell('Cem')),
      row(cell('Wiese'), cell('1'), cell('2'), cell('Dea')),
    ],
  };
  expect(cellsOf(markdownOf({ type: 'doc', content: [table] }, 'T', ''))).toEqual([
    ['Ort', 'Licht', '', 'Wer'],
    ['', 'früh', 'spät', 'Ada'],
    ['Wald', '', '1900', 'Ben'],
    ['', '', '2100', 'Cem'],
    ['Wiese', '1', '2', 'Dea'],
  ]);
});

const point = (words: string) => ({ type: 'listItem', content: [paragraph(text(words))] });
it.each<[string, object[], string]>([
  [
    'a table',
    [
      paragraph(text('Außen 1')),
      { type: 'table', content: [row(cell('Innen 1'), cell('Innen 2')), row(cell('3', { colspan: 2 }))] },
      paragraph(text('nach innen')),
    ],
    'Außen 1<br>Innen 1 \\| Innen 2<br>3 \\|<br>nach innen',
  ],
  ['nothing but a table', [{ type: 'table', content: [row(cell('Innen 1'), cell('Innen 2'))] }], 'Innen 1 \\| Innen 2'],
  ['a list', [paragraph(text('vor')), { type: 'bulletList', content: [point('x'), point('y')] }], 'vor<br>- x<br>- y'],
  [
    'numbers',
    [paragraph(text('vor')), { type: 'orderedList', attrs: { start: 3 }, content: [point('x'), point('y')] }],
    'vor<br>3. x<br>4. y',
  ],
  [
    'tasks',
    [
      {
        type: 'taskList',
        content: [
          { type: 'taskItem', attrs: { checked: true }, content: [paragraph(text('x'))] },
          { type: 'taskItem', content: [paragraph(text('y'))] },
        ],
      },
    ],
    '☒ x<br>☐ y',
  ],
  ['a quotation', [paragraph(text('vor')), { type: 'blockquote', content: [paragraph(text('x')), paragraph(text('y'))] }], 'vor<br>x<br>y'],
  ['a formula', [paragraph(text('vor')), { type: 'blockMath', attrs: { latex: 'x' } }], 'vor<br>$x$'],
])('keeps the words of %s in a cell apart, and the next cell beside it', (_what, content, words) => {
  const table = { type: 'table', content: [row(cell('Kopf'), cell('')), row({ type: 'tableCell', content }, cell('daneben'))] };
  expect(cellsOf(markdownOf({ type: 'doc', content: [table] }, 'T', '')).at(-1)).toEqual([words, 'daneben']);
});

it.each([
  ['in words', text('1 | 2 || 3')],
  ['in code', text('a || b', { type: 'code' })],
])('an upright line %s is no border of a cell', (_place, words) => {
  const table = { type: 'table', content: [row(cell('Kopf')), row({ type: 'tableCell', content: [paragraph(words)] }, cell('daneben'))] };
  const back = new MarkdownManager({ extensions: textDocumentExtensions() }).parse(markdownOf({ type: 'doc', content: [table] }, 'T', ''));
  const last = back.content?.at(-1)?.content?.at(-1)?.content;
  expect(last?.map(({ content }) => content?.[0]?.content?.[0]?.text)).toEqual([words.text, 'daneben']);
});

it('does not repeat the title that the text begins with', () => {
  const markdown = markdownOf({ type: 'doc', content: [{ type: 'heading', attrs: { level: 1 }, content: [text('Wald')] }] }, 'Wald', '');
  expect(markdown).toBe('# Wald\n');
});

it.each([
  ['Wald', 'Wald.md'],
  ['a/b\\c:d*e?"f<g>h|', 'a b c d e f g h.md'],
  ['..', 'murmel.md'],
  ['', 'murmel.md'],
  ['Ende. ', 'Ende.md'],
  ['x'.repeat(200), `${'x'.repeat(80)}.md`],
])('names the file for %j', (title, expected) => expect(fileName(title, 'md')).toBe(expected));
