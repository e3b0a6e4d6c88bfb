import { type Json, SITE_BLOCK_KINDS, type SiteBlockKind, TOOLS } from '@murmel/contracts';
import { type BoardData, newPartId, seedWebsite, WEBSITE_TABLES, type WebsiteTable } from '@murmel/documents';
import type { BrowserContext } from '@playwright/test';
import { inDatabase } from './people.js';
import { noisyPicture } from './pinboard-files.js';
import type { StackAddress } from './stack.js';
import { call, sendFile } from './wire.js';

const text = (words: string): Json => [
  { type: 'heading', runs: [{ text: 'Im Text' }] },
  { type: 'paragraph', runs: [{ text: words }, { text: ' und mehr', link: 'https://klexikon.zum.de/' }] },
  { type: 'tasks', items: [{ runs: [{ text: 'Lupe' }], done: true }, { runs: [{ text: 'Schuhe' }] }] },
];
const GROUNDS = ['none', 'wiese', 'himmel', 'sonne', 'koralle', 'pflaume'] as const;

export interface PublishedSite {
  id: string;
  /** its public page */
  page: string;
}

/** A website with a block of every kind on every ground, published straight in the database. */
export async function publishedSite(
  teacher: BrowserContext,
  stack: StackAddress,
  { theme = 'tafel', live }: { theme?: string; live: string },
): Promise<PublishedSite> {
  const { id } = await call<{ id: string }>(teacher, 'POST', TOOLS.website.route, {
    title: 'Waldwoche der 7b',
    description: 'Wir messen.',
  });
  const file = await sendFile(teacher, id, 'wald.png', noisyPicture('wald.png', 0.02).buffer);
  const picture = { file, alt: 'Ein Pilz', fit: 'cover' };
  const contents: { readonly [K in SiteBlockKind]: Readonly<Record<string, Json>> } = {
    Heading: { text: 'Wer wohnt im toten Holz? $a^2$', size: 'small' },
    Text: { text: text('Ein Baum'), ...picture, side: 'left' },
    Picture: { ...picture, caption: 'Am Rand' },
    Button: { label: 'Packliste', address: 'https://klexikon.zum.de/' },
    Columns: { columns: ['Mo', 'Di', 'Mi'].map((title) => ({ title, text: text('Lager') })) },
    Gallery: { pictures: [{ file, alt: '' }, picture].map(({ alt }) => ({ file, alt })) },
    Quote: { text: 'Man hört erst,\nwie laut der Wald ist.', source: 'Mia' },
    Table: {
      caption: 'Für fünf Tage',
      rows: [
        ['Was', 'Wie viel'],
        ['Schuhe', '1 Paar'],
      ],
    },
    Video: { address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
    Embed: { address: 'https://learningapps.org/watch?v=1' },
    MapPicture: { ...picture, place: 'Stadtwald' },
    File: { file, name: 'wald.pdf', contentType: 'application/pdf', bytes: 2048 },
    Contact: { name: 'Jana Weber', role: 'Klassenleitung', mail: 'weber@schule.example', phone: '030 123' },
    Divider: {},
    OwnItem: { item: id, name: 'Fundstücke', address: live },
  };
  const [first, second] = [newPartId(), newPartId()];
  const blocks = SITE_BLOCK_KINDS.map((kind, index): [string, Record<string, Json>] => [
    newPartId(),
    {
      kind,
      page: first,
      order: `a${String(index).padStart(2, '0')}V`,
      ground: GROUNDS[index % GROUNDS.length]!,
      ...Object.fromEntries(Object.entries(contents[kind]).map(([name, value]) => [`content.${name}`, value])),
    },
  ]);
  const data = {
    settings: new Map([['site', { theme, cover: file, coverAlt: 'Bäume' }]]),
    pages: new Map([
      [first, { name: 'Start', order: 'a0' }],
      [second, { name: 'Packliste', order: 'a1' }],
    ]),
    blocks: new Map([...blocks, [newPartId(), { kind: 'Heading', page: second, order: 'a0', 'content.text': 'Was du mitbringst' }]]),
  } as unknown as BoardData<WebsiteTable>;
  if (WEBSITE_TABLES.some((table) => data[table].size === 0)) throw new Error('A table of the website is empty.');
  await inDatabase(stack, (client) =>
    client.query(
      `update website set published = $2, published_at = now(), pages = 2, imprint = 'Schule am Wald', privacy_note = '' where item_id = $1`,
      [id, Buffer.from(seedWebsite(data))],
    ),
  );
  return { id, page: `/website/public_pages/${id}` };
}
