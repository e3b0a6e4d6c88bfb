import type { PartFields } from '@murmel/contracts';
import { type BoardData, emptyBoard, type Table } from '../board/board-data.js';
import { memoize } from '../board/memoize.js';
import type { BoardKind } from '../board/operations.js';
import { narrowing } from '../board/view.js';
import { contentField } from '../parts/content.js';
import { definitionOf } from './card-kinds.js';
import { isKnown, parseTeachingBoard } from './parse.js';
import { cardKindOf } from './read-parts.js';
import {
  TEACHING_BOARD_SETTINGS_ID,
  TEACHING_BOARD_TABLES,
  type TeachingBoard,
  type TeachingBoardTable,
  type TeachingCard,
} from './schema.js';

type Data = BoardData<TeachingBoardTable>;

/** Settings that are sent to a guest; a card's content is limited to its visible part. */
const settingsFields = narrowing(['background', 'muted']);
const pageFields = narrowing(['order', 'name', 'background']);
const COMMON = ['kind', 'page', 'title', 'colour', 'place', 'order', 'locked'];
const cardFields = memoize((fields: PartFields): PartFields => {
  // Only a card that this release knows has fields that it may show.
  const kind = cardKindOf(fields);
  if (!kind) return {};
  const { fields: known, behind = [] } = definitionOf(kind);
  const shown = new Set([
    ...COMMON,
    ...Object.keys(known)
      .filter((name) => !behind.includes(name))
      .map(contentField),
  ]);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => shown.has(name)));
});

const shown = (card: TeachingCard | undefined): boolean => card !== undefined && isKnown(card);

function shownOf(table: Table, shown: (id: string) => boolean, narrowed: (fields: PartFields) => PartFields): Table {
  return new Map([...table].flatMap(([id, fields]) => (shown(id) ? [[id, narrowed(fields)] as const] : [])));
}

export const teachingBoardKind: BoardKind<TeachingBoardTable, TeachingBoard> = {
  tables: TEACHING_BOARD_TABLES,
  parse: parseTeachingBoard,
  viewOf: memoize((data: Data): Data => {
    const board = parseTeachingBoard(data);
    return {
      settings: shownOf(data.settings, (id) => id === TEACHING_BOARD_SETTINGS_ID, settingsFields),
      pages: shownOf(data.pages, (id) => board.page(id) !== undefined, pageFields),
      cards: shownOf(data.cards, (id) => shown(board.card(id)), cardFields),
    };
  }),
  /** Untrusted users have no parts of their own here. */
  ownOf: () => ({ parts: emptyBoard(TEACHING_BOARD_TABLES), stoppedUntil: null }),
  restored: (_now, then) => then,
};
