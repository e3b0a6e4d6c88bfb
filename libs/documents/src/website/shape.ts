import { type Fields, type Json, SITE_BLOCK_FIELDS, SITE_BLOCK_KINDS, type SiteBlockKind } from '@murmel/contracts';
import type { BoardData } from '../board/board-data.js';
import { contentField } from '../parts/content.js';
import { DESCRIPTION, FILE, tables } from '../shapes/sample-parts.js';
import { boardShape } from '../shapes/stored-shape.js';
import { WEBSITE_MIGRATIONS } from './migrations.js';
import { parseWebsite } from './parse.js';
import { WEBSITE_FIELDS, WEBSITE_SCHEMA_VERSION, WEBSITE_TABLES, type WebsiteTable } from './schema.js';
import { seedWebsite } from './seed.js';

const PAGE = 'page00000000';
const PICTURE = { file: FILE, alt: 'Eiche', fit: 'contain' };
/** Every field of every kind with something else in it than a new block begins with. */
const CONTENTS: { readonly [K in SiteBlockKind]: Readonly<Record<string, Json>> } = {
  Heading: { text: 'Unsere Waldwoche', size: 'small' },
  Text: { text: DESCRIPTION, ...PICTURE, side: 'left' },
  Picture: { ...PICTURE, caption: 'Am Rand des Waldes' },
  Button: { label: 'Packliste', page: PAGE, address: 'https://www.beispiel.de/' },
  Columns: { columns: [{ title: 'Mo', text: DESCRIPTION }] },
  Gallery: { pictures: [{ file: FILE, alt: 'Buche' }] },
  Quote: { text: 'Im Wald ist es still.', source: 'Mia' },
  Table: { caption: 'Gefunden', head: false, rows: [['Arten', '41']] },
  Video: { address: 'https://vimeo.com/76979871', file: FILE, name: 'wald.mp4' },
  Embed: { address: 'https://www.beispiel.de/karte' },
  MapPicture: { ...PICTURE, place: 'Stadtwald, Eingang Nord' },
  File: { file: FILE, name: 'wald.pdf', contentType: 'application/pdf', bytes: 12 },
  Contact: { name: 'Jana Weber', role: 'Klassenleitung', mail: 'weber@schule.example', phone: '030 123' },
  Divider: {},
  OwnItem: { item: FILE, name: 'Fundstücke', address: `/pinboard/public_boards/${FILE}?token=abc` },
};

const SAMPLE: BoardData<WebsiteTable> = tables(WEBSITE_TABLES, {
  settings: { site: { theme: 'wiese', cover: FILE, coverAlt: 'Bäume' } },
  pages: { [PAGE]: { name: 'Start', order: 'a0V' } },
  blocks: Object.fromEntries(
    SITE_BLOCK_KINDS.map((kind, index) => [
      `block${String(index).padStart(7, '0')}`,
      {
        kind,
        page: PAGE,
        order: `a${String(index).padStart(2, '0')}V`,
        ground: 'sonne',
        ...Object.fromEntries(Object.entries(CONTENTS[kind]).map(([name, value]) => [contentField(name), value])),
      },
    ]),
  ),
});

const contentOf = Object.entries<Fields>(SITE_BLOCK_FIELDS).map(([kind, fields]) => ({ kind, fields: Object.entries(fields) }));

export const websiteShape = boardShape<WebsiteTable>({
  version: WEBSITE_SCHEMA_VERSION,
  migrations: WEBSITE_MIGRATIONS,
  fields: WEBSITE_FIELDS,
  further: contentOf.flatMap(({ kind, fields }) => fields.map(([name, field]) => `${kind}.content.${name}: ${JSON.stringify(field)}`)),
  // Each kind of block keeps what every block does, and its own.
  kept: [
    ...(['settings', 'pages'] as const).flatMap((table) => Object.keys(WEBSITE_FIELDS[table]).map((name) => `${table}.${name}`)),
    ...contentOf.flatMap(({ kind, fields }) =>
      [...Object.keys(WEBSITE_FIELDS.blocks), ...fields.map(([name]) => contentField(name))].map((name) => `${kind}.${name}`),
    ),
  ],
  nameOf: (table, field, { kind }) => `${table === 'blocks' ? String(kind) : table}.${field}`,
  sample: () => seedWebsite(SAMPLE),
  read: (data) => {
    const { look, pages, blocksOf } = parseWebsite(data);
    return { look, pages, blocks: [...blocksOf.values()].flat() };
  },
});
