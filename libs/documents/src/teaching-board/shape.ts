import { CARD_FIELDS, CARD_KINDS, type CardKind, type Fields, type Json } from '@murmel/contracts';
import type { BoardData } from '../board/board-data.js';
import { contentField } from '../parts/content.js';
import { DESCRIPTION, FILE, TIME, tables } from '../shapes/sample-parts.js';
import { boardShape } from '../shapes/stored-shape.js';
import { TEACHING_BOARD_MIGRATIONS } from './migrations.js';
import { cardsOnPage, parseTeachingBoard } from './parse.js';
import { TEACHING_BOARD_FIELDS, TEACHING_BOARD_SCHEMA_VERSION, TEACHING_BOARD_TABLES, type TeachingBoardTable } from './schema.js';
import { seedTeachingBoard } from './seed.js';

const LIST_OF_NAMES = '44444444-4444-4444-8444-444444444444';
const RUN = { startedAt: TIME, elapsed: 1500 };
const NAME = { id: 'e1', name: 'Mia' };
/** Every field of every kind with something else in it than a new card begins with. */
const CONTENTS: { readonly [K in CardKind]: Readonly<Record<string, Json>> } = {
  text: {
    text: [
      { type: 'heading', runs: [{ text: 'Ablauf' }] },
      { type: 'tasks', items: [{ runs: [{ text: 'Ankommen' }], done: true }] },
      ...(DESCRIPTION as Json[]),
    ],
  },
  image: { file: FILE, alt: 'Eiche', fit: 'contain' },
  clock: { face: 'digital', seconds: false },
  timer: { seconds: 90, run: RUN, muted: true },
  stopwatch: { run: RUN, laps: [500, 900] },
  stoplight: { light: 'green', words: { red: 'leise', yellow: 'Achtung', green: 'los' } },
  work_mode: { mode: 'partner' },
  dice: { count: 3, values: [1, 2, 6], rolls: 4 },
  lottery: { list: LIST_OF_NAMES, repeat: true, drawn: [NAME], current: NAME, draws: 2 },
  group: { list: LIST_OF_NAMES, by: 'count', number: 3, groups: [{ name: 'Eulen', members: [NAME] }] },
  qr_link: { address: 'https://www.beispiel.de/' },
  video: { address: 'https://vimeo.com/76979871', file: FILE, name: 'wald.mp4' },
  embed: { address: 'https://www.beispiel.de/karte' },
  file: { file: FILE, name: 'wald.pdf', contentType: 'application/pdf', bytes: 12 },
  internal_tool: { item: FILE, name: 'Wolke', address: `/word_clouds/public_word_clouds/${FILE}` },
};

const SAMPLE: BoardData<TeachingBoardTable> = tables(TEACHING_BOARD_TABLES, {
  settings: { screen: { background: { kind: 'wallpaper', wallpaper: 'hills' }, muted: true } },
  pages: { pageone00000: { order: 'a0', name: 'Zelle', background: { kind: 'colour', colour: 'wiese' } } },
  cards: Object.fromEntries(
    CARD_KINDS.map((kind, index) => [
      `card${String(index).padStart(8, '0')}`,
      {
        kind,
        page: 'pageone00000',
        title: 'Titel',
        colour: 'sonne',
        place: { x: index, y: index, width: 12, height: 10 },
        order: `a${String(index).padStart(2, '0')}V`,
        locked: true,
        ...Object.fromEntries(Object.entries(CONTENTS[kind]).map(([name, value]) => [`content.${name}`, value])),
      },
    ]),
  ),
});

const { cards: EVERY_CARD, ...OTHER_TABLES } = TEACHING_BOARD_FIELDS;
const contentOf = Object.entries<Fields>(CARD_FIELDS).map(([kind, fields]) => ({ kind, fields: Object.entries(fields) }));

export const teachingBoardShape = boardShape<TeachingBoardTable>({
  version: TEACHING_BOARD_SCHEMA_VERSION,
  migrations: TEACHING_BOARD_MIGRATIONS,
  fields: TEACHING_BOARD_FIELDS,
  further: contentOf.flatMap(({ kind, fields }) => fields.map(([name, field]) => `${kind}.content.${name}: ${JSON.stringify(field)}`)),
  // Each kind of card keeps what every card does, and its own.
  kept: [
    ...Object.entries(OTHER_TABLES).flatMap(([table, fields]) => Object.keys(fields).map((name) => `${table}.${name}`)),
    ...contentOf.flatMap(({ kind, fields }) =>
      [...Object.keys(EVERY_CARD), ...fields.map(([name]) => contentField(name))].map((name) => `${kind}.${name}`),
    ),
  ],
  nameOf: (table, field, { kind }) => `${table === 'cards' ? String(kind) : table}.${field}`,
  sample: () => seedTeachingBoard(SAMPLE),
  read: (data) => {
    const board = parseTeachingBoard(data);
    return { settings: board.settings, pages: board.pages, cards: board.pages.flatMap(({ id }) => cardsOnPage(board, id)) };
  },
});
