import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { takeDataPictures } from './data-pictures.js';
import { withoutHeadMatter } from './head-matter.js';
import { pictureAddress } from './picture-address.js';
import { readMarkdown } from './read-markdown.js';
import { linesOfMarkup, textOfFile } from './testing/read-content.js';

const lines = (...markdown: string[]): string[] => linesOfMarkup(readMarkdown(markdown.join('\n')));

describe('lists in Markdown', () => {
  it('in lists, with tasks and points mixed, as they were written', async () => {
    expect(lines(await textOfFile('nested.md'))).toEqual([
      ...['1. Eins', '  - Punkt', '    - tiefer', '  - Punkt 2', '2. Zwei', '  Absatz in Zwei', '3. Sieben'],
      ...['[x] fertig', '[ ] offen', '  [x] Unteraufgabe', '[x] gemischt', '- normal'],
      ...['| A | B', '| 1 | 2 | fett', '| Zeile\nzwei | code'],
    ]);
  });

  it('of HTML keep what lies in them', async () => {
    expect(lines(await textOfFile('html-list.md'))).toEqual(['- eins', '  - untergeordnet', '- zwei', 'Lösung', '42']);
  });

  it('of HTML with boxes become tasks', () => {
    const item = (box: string, words: string): string => `<li><label><input type="checkbox" ${box}>${words}</label></li>`;
    expect(lines(`<ul>${item('checked', 'eins')}${item('', 'zwei')}<li>drei</li></ul>`)).toEqual(['[x] eins', '[ ] zwei', '- drei']);
  });

  it('numbers go on behind a task among them', () => {
    expect(lines('3. drei', '4. [x] vier', '5. fünf')).toEqual(['3. drei', '[x] vier', '5. fünf']);
  });
});

describe('footnotes in Markdown', () => {
  it('keep their words and link, in the order of their numbers', () => {
    expect(
      lines(
        'Satz[^b] und noch einer[^1].',
        '',
        '[^1]: Kurz',
        '[^b]: Siehe [Quelle](https://example.org/)',
        '    und mehr.',
        '',
        'Ende[^weg].',
      ),
    ).toEqual(['Satz[1] und noch einer[2].', 'Ende[^weg].', '1. Siehe [Quelle](https://example.org/) und mehr.', '2. Kurz']);
  });

  it('without a reference stay below the text', () => {
    expect(lines('Satz.', '', '[^1]: Niemand nennt sie.')).toEqual(['Satz.', '1. Niemand nennt sie.']);
  });

  it('in footnotes have an end', () => {
    expect(() => readMarkdown('[^a]: '.repeat(10_000))).toThrow('nested');
    expect(lines('Satz[^a].', '', '[^a]: Wie[^a]')).toEqual(['Satz[1].', '1. Wie[1]']);
  });
});

describe('amounts of money', () => {
  it.each([
    ...['Es kostet $5 und $10.', 'Es kostet $5, dann 10$ mehr.', 'Für 5$/10$ pro Stück.', 'Von $5 bis 10$.', 'US$5 und US$6, also $11.'],
    ...['Erst (5$), dann (10$).', 'Von 5$-10$ an.'],
  ])('%s', (sentence) => {
    expect(readMarkdown(sentence)).not.toContain('formula');
    expect(lines(sentence)).toEqual([sentence]);
  });

  it('are told from formulas', () => {
    expect(lines('Mit $x^2$ und $5$ und $2 \\cdot \\sin x$ für $10.')).toEqual(['Mit $x^2$ und $5$ und $2 \\cdot \\sin x$ für $10.']);
    expect(readMarkdown('Mit $x^2$ und $5$ und $2 \\cdot \\sin x$ für $10.').match(/class="formula"/g)).toHaveLength(3);
  });
});

describe('the head of a Markdown file', () => {
  it('gives the title and is no text', () => {
    const head = ['---', 'title: "Der Wald: \\"kühl\\""', 'tags:', '  - Bio', '# Notiz', 'date: 2026-01-02', '---', '', '# Bäume', ''].join(
      '\r\n',
    );
    expect(withoutHeadMatter(head)).toEqual({ text: '\r\n# Bäume\r\n', title: 'Der Wald: "kühl"' });
    expect(withoutHeadMatter("---\nTitle: 'Anna''s Wald' # Entwurf\n...\nText")).toEqual({ text: 'Text', title: "Anna's Wald" });
    expect(withoutHeadMatter('---\nauthor: Ada\n---\nText')).toEqual({ text: 'Text', title: undefined });
  });

  it.each(['---\n\nHinweis: bleibt\n\n---\n', '---\nEin Satz.\n---\nText', '---\ntitle: ohne Ende\n\nText', 'Text\n---\ntitle: a\n---\n'])(
    'of %j is text',
    (text) => expect(withoutHeadMatter(text)).toEqual({ text, title: undefined }),
  );
});

describe('pictures in their addresses', () => {
  const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

  async function taken(markdown: string) {
    const folder = await mkdtemp(join(tmpdir(), 'murmel-test-'));
    try {
      const { html, pictures, leftOut } = await takeDataPictures(readMarkdown(markdown), folder);
      const contents = await Promise.all(pictures.map(async (path) => (await readFile(path)).toString('base64')));
      return { html, contents, leftOut, lines: linesOfMarkup(html) };
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  it('become files beside the text, in a line, by reference and as HTML', async () => {
    const address = `data:image/png;base64,${DOT}`;
    const { html, contents, leftOut } = await taken(
      `![Punkt](${address})\n\n![Zwei][b]\n\n<img alt='A & "B"' src='${address}'>\n\n[b]: <${address}>\n`,
    );
    expect([contents, leftOut]).toEqual([[DOT, DOT, DOT], 0]);
    for (const number of [0, 1, 2]) expect(html).toContain(`<img src="${pictureAddress(number)}"`);
    expect(html).toContain('alt="A &amp; &quot;B&quot;"');
    expect(html).not.toContain('base64');
  });

  it('that are written in another way are counted, and their words stay', async () => {
    const {
      contents,
      leftOut,
      lines: left,
    } = await taken('Vorher ![Ein Baum](data:image/svg+xml,%3Csvg%3E) nachher ![Leer](data:image/png;base64,)');
    expect([contents, leftOut, left]).toEqual([[], 2, ['Vorher [Ein Baum] nachher [Leer]']]);
  });

  it('in code are code', async () => {
    const { contents, lines: code } = await taken(`\`![a](data:image/png;base64,${DOT})\``);
    expect([contents, code]).toEqual([[], [`![a](data:image/png;base64,${DOT})`]]);
  });
});
