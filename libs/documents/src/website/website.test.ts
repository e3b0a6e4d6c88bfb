import { type Json, type PartFields, SITE_BLOCK_KINDS, WEBSITE_LIMITS, type WebsiteOperationName } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { type BoardData, changed } from '../board/board-data.js';
import { type BoardActor, runOperation } from '../board/operations.js';
import { tables } from '../shapes/sample-parts.js';
import { websiteKind } from './kind.js';
import { drawBlock } from './page/draw-block.js';
import { drawnHtml } from './page/drawn.js';
import { headingLevels } from './page/headings.js';
import { type SiteAround } from './page/site-around.js';
import { siteWords } from './page/site-words.js';
import { blocksOnPage, parseWebsite, siteFiles } from './parse.js';
import { ONLY_SITE_PAGE_ID, WEBSITE_TABLES, type WebsiteTable } from './schema.js';
import { WEBSITE_OPERATIONS } from './website-operations.js';

type Data = BoardData<WebsiteTable>;
const owner: BoardActor = { person: 'owner', trusted: true, base: 'write', at: 1 };
const guest: BoardActor = { ...owner, person: 'guest', trusted: false };
const id = (name: string): string => name.padEnd(12, '0');
const FILE = '55555555-5555-4555-8555-555555555555';
const [START, OTHER] = [id('start'), id('other')];
const site = (blocks: Record<string, PartFields> = {}): Data =>
  tables(WEBSITE_TABLES, {
    settings: {},
    pages: { [START]: { name: 'Start', order: 'a0' }, [OTHER]: { name: 'Packliste', order: 'a1' } },
    blocks: Object.fromEntries(
      Object.entries(blocks).map(([name, fields], index) => [id(name), { page: START, order: `a${index}`, ...fields }]),
    ),
  });
const heading = (text: string, size = 'large'): PartFields => ({ kind: 'Heading', 'content.text': text, 'content.size': size });
const many = (count: number): Data => site(Object.fromEntries(Array.from({ length: count }, (_, index) => [`b${index}x`, heading('x')])));

let made = 0;
function run(data: Data, name: WebsiteOperationName, input: object, actor = owner) {
  const operation = WEBSITE_OPERATIONS[name] as unknown as Parameters<typeof runOperation>[0];
  const outcome = runOperation(operation, parseWebsite(data), actor, input, () => id(`made${(made += 1)}`));
  return 'refusal' in outcome ? outcome.refusal : (changed(data, outcome.changes as never) as Data);
}
const orderOf = (data: unknown, page = START): string[] =>
  blocksOnPage(parseWebsite(data as Data), page).map((block) => block.id.replace(/0+$/, ''));

describe('pages and blocks of a website', () => {
  it('every kind of block can be added and begins with nothing that anybody would see', () => {
    for (const kind of SITE_BLOCK_KINDS) {
      const after = run(site(), 'addBlock', { kind, page: START }) as Data;
      const [block] = blocksOnPage(parseWebsite(after), START);
      expect(block).toMatchObject({ kind, ground: 'none' });
      if (kind !== 'Columns' && kind !== 'Divider') expect(drawBlock(block!, 2, around)).toBeNull();
    }
  });

  it('[A29] a page holds 50 blocks and a website 20 pages; what is too much is refused with the number, whichever way it comes', () => {
    const full = many(WEBSITE_LIMITS.blocks);
    const refused = { code: 'PAGE_BLOCK_LIMIT_REACHED', limit: 50 };
    expect(run(full, 'addBlock', { kind: 'Text', page: START })).toEqual(refused);
    expect(run(full, 'duplicateBlocks', { blocks: [id('b1x')] })).toEqual(refused);
    const beside = run(full, 'addBlock', { kind: 'Text', page: OTHER }) as Data;
    const [, one = ''] = /(made\d+)/.exec(orderOf(beside, OTHER).join()) ?? [];
    expect(run(beside, 'moveBlocks', { blocks: [id(one)], page: START })).toEqual(refused);
    let data = site();
    for (let count = 2; count < WEBSITE_LIMITS.pages; count += 1) data = run(data, 'addPage', { name: `Seite ${count}` }) as Data;
    for (const [name, input] of [
      ['addPage', {}],
      ['duplicatePage', { page: START }],
    ] as const)
      expect(run(data, name, input)).toEqual({ code: 'SITE_PAGE_LIMIT_REACHED', limit: 20 });
  });

  it('blocks are moved in their page and to another one, copied and taken away; pages go with what is on them, the last one stays', () => {
    const three = site({ one: heading('1'), two: heading('2'), three: heading('3') });
    expect(orderOf(run(three, 'moveBlocks', { blocks: [id('one')], after: id('three') }))).toEqual(['two', 'three', 'one']);
    expect(orderOf(run(three, 'moveBlocks', { blocks: [id('three'), id('two')], after: null }))).toEqual(['two', 'three', 'one']);
    const moved = run(three, 'moveBlocks', { blocks: [id('one'), id('three')], page: OTHER }) as Data;
    expect([orderOf(moved), orderOf(moved, OTHER)]).toEqual([['two'], ['one', 'three']]);
    expect(orderOf(run(three, 'removeBlocks', { blocks: [id('two')] }))).toEqual(['one', 'three']);
    const copied = run(three, 'duplicatePage', { page: START }) as Data;
    expect(parseWebsite(copied).pages.map(({ name }) => name)).toEqual(['Start', 'Start', 'Packliste']);
    expect(copied.blocks.size).toBe(6);
    const without = run(three, 'removePage', { page: START }) as Data;
    expect([without.blocks.size, parseWebsite(without).pages.length]).toEqual([0, 1]);
    expect(run(without, 'removePage', { page: OTHER })).toEqual({ code: 'LAST_SITE_PAGE' });
    expect(run(three, 'changeBlock', { block: id('gone'), content: {} })).toEqual({ code: 'NOT_FOUND' });
    for (const name of Object.keys(WEBSITE_OPERATIONS) as WebsiteOperationName[])
      expect(run(three, name, { blocks: [id('one')], page: START, block: id('one'), kind: 'Text' }, guest)).toEqual({ code: 'FORBIDDEN' });
  });

  it('a block whose page is gone stands on the first one; a website without pages has one', () => {
    const data = site({ lost: { ...heading('1'), page: 'nowhere' } });
    expect(orderOf(data)).toEqual(['lost']);
    const { pages } = parseWebsite({ ...data, pages: new Map() });
    expect(pages.map((page) => page.id)).toEqual([ONLY_SITE_PAGE_ID]);
  });

  it('nothing of a draft is in what guests get of the document', () => {
    const view = websiteKind.viewOf(site({ one: heading('Geheim') }));
    expect(Object.values(view).map((table) => table.size)).toEqual([0, 0, 0]);
  });

  it('knows every file that it shows', () => {
    const files = siteFiles(
      parseWebsite(
        site({ one: { kind: 'Picture', 'content.file': FILE }, two: { kind: 'Gallery', 'content.pictures': [{ file: FILE, alt: '' }] } }),
      ),
    );
    expect([...files]).toEqual([FILE]);
  });
});

const around: SiteAround = {
  words: siteWords('de'),
  fileUrl: (file) => `/api/owner_files/${file}`,
  pageHref: (page) => (page === OTHER ? '/andere' : undefined),
  ownHref: (address) => address,
  ownHost: 'murmel.example',
};
function html(blocks: Record<string, PartFields>): string {
  const read = blocksOnPage(parseWebsite(site(blocks)), START);
  const levels = headingLevels(read);
  return drawnHtml(
    read.flatMap((block) => drawBlock(block, levels.get(block.id)!, around) ?? []),
    (latex) => `<math>${latex.length}</math>`,
  );
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</style><svg onload=alert(1)>',
  '&lt;script&gt;',
  '<!--',
  ']]>',
  '\u0000\ud800\u2028',
  '{{constructor}}',
  '$<img src=x onerror=alert(1)>$',
] as const;
/** Addresses that run something or say what is not theirs. */
const TARGETS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:x',
];

describe('a website as HTML', () => {
  it('[WEB-03] whatever somebody writes stays what it is: words', () => {
    for (const text of HOSTILE) {
      const runs: Json = [
        { type: 'paragraph', runs: [{ text, bold: true, link: `https://x.example/${text}` }] },
        { type: 'heading', runs: [{ text }] },
      ];
      const written = html({
        a: heading(text),
        b: { kind: 'Text', 'content.text': runs, 'content.file': FILE, 'content.alt': text },
        c: { kind: 'Quote', 'content.text': text, 'content.source': text },
        d: {
          kind: 'Table',
          'content.caption': text,
          'content.rows': [
            [text, text],
            [text, text],
          ],
        },
        e: { kind: 'Button', 'content.label': text, 'content.address': 'https://x.example/' },
        f: { kind: 'Contact', 'content.name': text, 'content.role': text, 'content.mail': text, 'content.phone': text },
        g: { kind: 'File', 'content.file': FILE, 'content.name': text },
        h: { kind: 'MapPicture', 'content.file': FILE, 'content.place': text },
        i: { kind: 'Columns', 'content.columns': [{ title: text, text: runs }] },
        j: { kind: 'OwnItem', 'content.item': FILE, 'content.name': text, 'content.address': `/pinboard/public_boards/${FILE}` },
      });
      expect(written).not.toMatch(/<(script|svg|style|!--)/i);
      expect(written.match(/<img /g)).toHaveLength(2);
      for (const tag of written.match(/<[^>]*>/g)!) expect(tag).toMatch(/^<\/?[a-z0-9]+( [a-z-]+(="[^"<>]*")?)*>$/);
      expect(written).not.toContain(' onerror="');
    }
  });

  it('no address runs anything, and none of another site is in a frame before somebody asked', () => {
    for (const target of TARGETS) {
      const written = html({
        a: { kind: 'Button', 'content.label': 'Los', 'content.address': target },
        b: { kind: 'Text', 'content.text': [{ type: 'paragraph', runs: [{ text: 'hier', link: target }] }] },
        c: { kind: 'Embed', 'content.address': target },
        d: { kind: 'Video', 'content.address': target },
        e: { kind: 'OwnItem', 'content.item': FILE, 'content.name': 'x', 'content.address': target },
      });
      expect(written).not.toContain('href=');
      expect(written).not.toContain('data-frame=');
      for (const [kind, field] of [
        ['Button', 'address'],
        ['Embed', 'address'],
        ['Video', 'address'],
      ] as const)
        expect(run(site(), 'addBlock', { kind, page: START, content: { [field]: target } })).toEqual({ code: 'SITE_BLOCK_INVALID' });
    }
    const written = html({
      a: { kind: 'Embed', 'content.address': 'https://learningapps.org/watch?v=1' },
      b: { kind: 'Video', 'content.address': 'https://youtu.be/dQw4w9WgXcQ' },
      c: { kind: 'Embed', 'content.address': 'https://murmel.example/profile' },
    });
    expect(written).not.toContain('<iframe');
    expect(written.match(/data-frame="([^"]*)"/g)).toEqual([
      'data-frame="https://learningapps.org/watch?v=1"',
      'data-frame="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&amp;rel=0"',
    ]);
  });

  it('no level of a heading is left out, whatever its author chose', () => {
    const text: Json = [{ type: 'heading', runs: [{ text: 'im Text' }] }];
    const levels = (blocks: Record<string, PartFields>) => [...html(blocks).matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    expect(levels({ a: heading('klein', 'small'), b: heading('groß'), c: heading('klein', 'small'), d: heading('groß') })).toEqual([
      2, 2, 3, 2,
    ]);
    expect(
      levels({ a: { kind: 'Text', 'content.text': text }, b: heading('klein', 'small'), c: { kind: 'Text', 'content.text': text } }),
    ).toEqual([2, 2, 3]);
    expect(
      levels({ a: heading(' \u200b '), b: heading('groß'), c: { kind: 'Columns', 'content.columns': [{ title: 'Mo', text: null }] } }),
    ).toEqual([2, 3]);
  });

  it('[FLA-06] formulas between words are drawn as formulas', () => {
    expect(html({ a: heading('Löse $x^2$') })).toContain('Löse <math>3</math>');
    const link = (label: string) => html({ a: { kind: 'Button', 'content.label': label, 'content.address': 'https://x.example/' } });
    expect(link('$x^2$')).toContain('aria-label="x^2"');
    expect(link('Löse $x^2$')).not.toContain('aria-label');
  });

  it('a button leads to a page of the website as long as that is there, and then to its address', () => {
    const button = (page: string) =>
      html({ a: { kind: 'Button', 'content.label': 'Los', 'content.page': page, 'content.address': 'https://x.example/' } });
    expect(button(OTHER)).toContain('href="/andere"');
    expect(button('gone')).toContain('href="https://x.example/"');
  });
});
