import { type Json, SITE_BLOCK_KINDS, SITE_GROUNDS, SITE_THEMES, type SiteBlockKind } from '@murmel/contracts';
import { type BoardData, newPartId, type WebsiteTable } from '@murmel/documents';
import fc from 'fast-check';

/** Sets this in the page once anything that was written runs. */
export const RAN = '__ran';

/** Words of teachers and of those who try something. */
const words = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('Waldwoche', 'Was du mitbringst', 'Löse $x^2 + 1$', 'Ein Satz, der so lang ist, dass er umbricht.'),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      `<script>window.${RAN}=1</script>`,
      `"><img src=x onerror=window.${RAN}=1>`,
      `' onmouseover='window.${RAN}=1`,
      `</style><svg onload=window.${RAN}=1>`,
      `$\\href{javascript:window.${RAN}=1}{x}$`,
      '$<b>$',
      '<!--',
      '</body></html>',
    ),
  },
  fc.constantFrom(
    '',
    ' ',
    '\u200b',
    '\u202eabc',
    'م‌رحبا',
    '👩‍👧',
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.slice(0, 55),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const address = fc.constantFrom(
  'https://klexikon.zum.de/',
  'http://beispiel.de/?a="b"&c',
  'javascript:alert(1)',
  'data:text/html,<script>1</script>',
  '//boese.example',
  '',
);
const run = fc.record({ text: words, bold: fc.boolean(), italic: fc.boolean(), link: address }, { requiredKeys: ['text'] });
const text = fc.array(
  fc.oneof(
    fc.record({ type: fc.constantFrom('paragraph', 'heading'), runs: fc.array(run, { maxLength: 3 }) }),
    fc.record({ type: fc.constantFrom('bullets', 'numbers'), items: fc.array(fc.array(run, { maxLength: 2 }), { maxLength: 3 }) }),
    fc.record({
      type: fc.constant('tasks'),
      items: fc.array(fc.record({ runs: fc.array(run, { maxLength: 2 }), done: fc.boolean() }), { maxLength: 3 }),
    }),
  ),
  { maxLength: 4 },
);

/** Contents of a block of each kind, filled or not. @param file a picture of the website */
function contents(file: string): { readonly [K in SiteBlockKind]: fc.Arbitrary<object> } {
  const shown = { file: fc.constantFrom(file, file, null), alt: words };
  return {
    Heading: fc.record({ text: words, size: fc.constantFrom('large', 'small') }),
    Text: fc.record({ text, ...shown, side: fc.constantFrom('right', 'left', 'above') }),
    Picture: fc.record({ ...shown, caption: words }),
    Button: fc.record({ label: words, address }),
    Columns: fc.record({ columns: fc.array(fc.record({ title: words, text }), { maxLength: 5 }) }),
    Gallery: fc.record({ pictures: fc.array(fc.record(shown), { maxLength: 4 }) }),
    Quote: fc.record({ text: words, source: words }),
    Table: fc.record({
      caption: words,
      head: fc.boolean(),
      rows: fc.array(fc.array(words, { maxLength: 4 }), { minLength: 1, maxLength: 4 }),
    }),
    Video: fc.record({
      address: fc.constantFrom('https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://vimeo.com/76979871', 'javascript:alert(1)'),
    }),
    Embed: fc.record({ address: fc.constantFrom('https://learningapps.org/watch?v=1', 'https://murmel.invalid/', 'data:text/html,1') }),
    MapPicture: fc.record({ ...shown, place: words }),
    File: fc.record({ file: shown.file, name: words, contentType: fc.constant('text/html'), bytes: fc.nat(2 ** 31) }),
    Contact: fc.record({
      name: words,
      role: words,
      mail: fc.oneof(words, fc.constant('weber@schule.example')),
      phone: fc.oneof(words, fc.constant('030 123')),
    }),
    Divider: fc.constant({}),
    OwnItem: fc.record({
      item: fc.constant(file),
      name: words,
      address: fc.constantFrom(`/pinboard/public_boards/${file}`, '/profile', 'javascript:alert(1)'),
    }),
  };
}

/** Returns so many websites, always the same for a seed: each has every kind of block now and then, filled and empty, in any order. */
export function randomSites(seed: number, count: number, file: string): BoardData<WebsiteTable>[] {
  const block = fc
    .constantFrom(...SITE_BLOCK_KINDS)
    .chain((kind) => fc.record({ kind: fc.constant(kind), ground: fc.constantFrom(...SITE_GROUNDS), content: contents(file)[kind] }));
  const site = fc.record({
    theme: fc.constantFrom(...SITE_THEMES),
    cover: fc.constantFrom(file, null),
    coverAlt: words,
    pages: fc.array(fc.record({ name: words, blocks: fc.array(block, { minLength: 2, maxLength: 14 }) }), { minLength: 1, maxLength: 3 }),
  });
  return fc.sample(site, { seed, numRuns: count }).map(({ pages, ...look }) => {
    const named = pages.map((page) => ({ ...page, id: newPartId() }));
    return {
      settings: new Map([['site', look]]),
      pages: new Map(named.map(({ id, name }, index) => [id, { name, order: `a${index}` }])),
      blocks: new Map(
        named.flatMap(({ id: page, blocks }) =>
          blocks.map(({ kind, ground, content }, index): [string, Record<string, Json>] => [
            newPartId(),
            {
              ...{ kind, ground, page, order: `a${String(index).padStart(2, '0')}V` },
              ...Object.fromEntries(Object.entries(content).map(([name, value]) => [`content.${name}`, value as Json])),
            },
          ]),
        ),
      ),
    } as unknown as BoardData<WebsiteTable>;
  });
}
