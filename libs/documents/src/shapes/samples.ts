import { CARD_KINDS, type CardKind, type Json, type PartFields } from '@murmel/contracts';
import type { JSONContent } from '@tiptap/core';
import type { BoardData } from '../board/board-data.js';
import { PINBOARD_TABLES, type PinboardTable } from '../pinboard/schema.js';
import { seedPinboard } from '../pinboard/seed.js';
import { TEACHING_BOARD_TABLES, type TeachingBoardTable } from '../teaching-board/schema.js';
import { seedTeachingBoard } from '../teaching-board/seed.js';
import { seedTextDocument } from '../text-document/seed.js';
import type { ShapeName } from './shapes.js';

const MIA = '22222222-2222-4222-8222-222222222222';
const FILE = '55555555-5555-4555-8555-555555555555';
const LIST_OF_NAMES = '44444444-4444-4444-8444-444444444444';
const TIME = 1_800_000_000_000;

/** Every table, with these parts in it. */
function tables<T extends string>(names: readonly T[], parts: Readonly<Record<T, Readonly<Record<string, PartFields>>>>): BoardData<T> {
  return Object.fromEntries(names.map((name) => [name, new Map(Object.entries<PartFields>(parts[name]))])) as unknown as BoardData<T>;
}

const words = (text: string, ...marks: { type: string; attrs?: Record<string, unknown> }[]): JSONContent => ({ type: 'text', text, marks });
const paragraph = (...content: JSONContent[]): JSONContent => ({ type: 'paragraph', content });
const cell = (type: string, text: string): JSONContent => ({
  type,
  attrs: { colspan: 1, rowspan: 1, align: 'left' },
  content: [paragraph(words(text))],
});

const TEXT: JSONContent = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [words('Der Wald')] },
    paragraph(
      words('fett', { type: 'bold' }),
      words('kursiv', { type: 'italic' }),
      words('unterstrichen', { type: 'underline' }),
      words('gestrichen', { type: 'strike' }),
      words('code', { type: 'code' }),
      words('Link', { type: 'link', attrs: { href: 'https://www.beispiel.de/' } }),
      words('markiert', { type: 'highlight', attrs: { colour: 'sonne' } }),
      words('bunt', { type: 'textColour', attrs: { colour: 'tafel' } }),
      { type: 'hardBreak' },
      { type: 'inlineMath', attrs: { latex: 'x^2' } },
    ),
    { type: 'blockMath', attrs: { latex: '\\frac{1}{2}' } },
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(words('Punkt'))] }] },
    { type: 'orderedList', attrs: { start: 3, type: 'a' }, content: [{ type: 'listItem', content: [paragraph(words('Drittens'))] }] },
    { type: 'taskList', content: [{ type: 'taskItem', attrs: { checked: true }, content: [paragraph(words('Erledigt'))] }] },
    { type: 'blockquote', content: [paragraph(words('Zitat'))] },
    { type: 'codeBlock', attrs: { language: 'python' }, content: [words('print(1)')] },
    { type: 'horizontalRule' },
    { type: 'image', attrs: { src: `/api/image_attachments/${FILE}`, alt: 'Eiche', width: 640, height: 480 } },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('tableHeader', 'Baum')] },
        { type: 'tableRow', content: [cell('tableCell', 'Eiche')] },
      ],
    },
    paragraph(),
  ],
};

const DESCRIPTION: Json = [
  { type: 'paragraph', runs: [{ text: 'Im ' }, { text: 'Wald', bold: true, italic: true, link: 'https://www.beispiel.de/' }] },
  { type: 'bullets', items: [[{ text: 'Eiche' }]] },
  { type: 'numbers', items: [[{ text: 'Buche' }]] },
];
const ON_CARD = { card: 'cardmia00000', order: 'a0' };

const PINBOARD: BoardData<PinboardTable> = tables(PINBOARD_TABLES, {
  settings: {
    board: {
      frozen: true,
      release: true,
      guestLists: true,
      guestEdits: true,
      guestActivities: true,
      background: { kind: 'picture', file: FILE },
    },
  },
  lists: {
    listteacher0: { order: 'a0', name: 'Ideen', colour: 'sonne', permission: 'write', author: MIA },
    listtrashed0: { order: 'a1', name: 'Alt', colour: 'none', author: MIA, trashed: { at: TIME, by: MIA } },
  },
  cards: {
    cardmia00000: {
      place: { list: 'listteacher0', order: 'a0' },
      name: 'Eiche',
      description: DESCRIPTION,
      colour: 'wiese',
      cover: { attachment: 'picture00000', alt: 'Eiche' },
      permission: 'read',
      author: MIA,
      createdAt: TIME,
      hidden: true,
      waiting: true,
      trashed: { at: TIME, by: MIA },
    },
  },
  attachments: {
    picture00000: { ...ON_CARD, kind: 'file', file: FILE, name: 'eiche.png', contentType: 'image/png', bytes: 12, image: true },
    link00000000: {
      ...ON_CARD,
      order: 'a1',
      kind: 'link',
      url: 'https://www.beispiel.de/',
      title: 'Beispiel',
      site: 'beispiel.de',
      description: 'Eine Seite',
      picture: FILE,
    },
  },
  stops: { [MIA]: { until: TIME } },
});

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

const TEACHING_BOARD: BoardData<TeachingBoardTable> = tables(TEACHING_BOARD_TABLES, {
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

/** A document of each kind in which nothing is left out that can be kept; what it holds follows the newest version. */
export const SAMPLES: Readonly<Record<ShapeName, () => Uint8Array>> = {
  text_document: () => seedTextDocument(TEXT),
  pinboard: () => seedPinboard(PINBOARD),
  teaching_board: () => seedTeachingBoard(TEACHING_BOARD),
};
