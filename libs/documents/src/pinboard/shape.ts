import type { BoardData } from '../board/board-data.js';
import { DESCRIPTION, FILE, MIA, TIME, tables } from '../shapes/sample-parts.js';
import { boardShape } from '../shapes/stored-shape.js';
import { PINBOARD_MIGRATIONS } from './migrations.js';
import { listsOf, parsePinboard } from './parse.js';
import { PINBOARD_FIELDS, PINBOARD_SCHEMA_VERSION, PINBOARD_TABLES, type PinboardTable } from './schema.js';
import { seedPinboard } from './seed.js';

const ON_CARD = { card: 'cardmia00000', order: 'a0' };

const SAMPLE: BoardData<PinboardTable> = tables(PINBOARD_TABLES, {
  settings: {
    board: {
      frozen: true,
      release: true,
      guestLists: true,
      guestEdits: true,
      guestActivities: true,
      likes: false,
      comments: false,
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

export const pinboardShape = boardShape<PinboardTable>({
  version: PINBOARD_SCHEMA_VERSION,
  migrations: PINBOARD_MIGRATIONS,
  fields: PINBOARD_FIELDS,
  sample: () => seedPinboard(SAMPLE),
  read: (data) => {
    const board = parsePinboard(data);
    const cards = board.lists.flatMap(({ id }) => board.cardsOf.get(id) ?? []);
    return {
      settings: board.settings,
      lists: board.lists,
      shown: listsOf(board).map(({ id }) => id),
      cards,
      attachments: cards.flatMap(({ id }) => board.attachmentsOf(id)),
      stops: Object.fromEntries(board.stops),
    };
  },
});
