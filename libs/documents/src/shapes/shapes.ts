import { CARD_FIELDS, type Fields } from '@murmel/contracts';
import type { NodeType } from '@tiptap/pm/model';
import * as Y from 'yjs';
import { type BoardData } from '../board/board-data.js';
import { readBoard } from '../board/board-document.js';
import type { KeptFields } from '../board/kept-fields.js';
import { type DocumentMigration, migrateDocument } from '../migrations.js';
import { PINBOARD_MIGRATIONS } from '../pinboard/migrations.js';
import { listsOf, parsePinboard } from '../pinboard/parse.js';
import { PINBOARD_FIELDS, PINBOARD_SCHEMA_VERSION, PINBOARD_TABLES } from '../pinboard/schema.js';
import { TEACHING_BOARD_MIGRATIONS } from '../teaching-board/migrations.js';
import { cardsOnPage, parseTeachingBoard } from '../teaching-board/parse.js';
import { TEACHING_BOARD_FIELDS, TEACHING_BOARD_SCHEMA_VERSION, TEACHING_BOARD_TABLES } from '../teaching-board/schema.js';
import { TEXT_DOCUMENT_MIGRATIONS } from '../text-document/migrations.js';
import { readTextDocument } from '../text-document/read.js';
import { TEXT_DOCUMENT_FIELD, TEXT_DOCUMENT_SCHEMA_VERSION, textDocumentSchema } from '../text-document/schema.js';

/** How one kind of live document lies in the journal. */
export interface StoredShape {
  version: number;
  migrations: readonly DocumentMigration[];
  /** kinds, fields and what may be in them, a line each */
  lines: readonly string[];
  /** The document as this release understands it, with all that is kept of it. */
  read(document: Y.Doc): unknown;
}

const sorted = (lines: readonly string[]): string[] => [...lines].sort();

function keptLines(tables: KeptFields): string[] {
  return Object.entries(tables).flatMap(([table, fields]) =>
    Object.entries(fields).map(([name, kept]) => `${table}.${name}: ${typeof kept === 'string' ? kept : kept.join(' | ')}`),
  );
}

function kindLines(kinds: Readonly<Record<string, Fields>>): string[] {
  return Object.entries(kinds).flatMap(([kind, fields]) =>
    Object.entries(fields).map(([name, field]) => `${kind}.content.${name}: ${JSON.stringify(field)}`),
  );
}

function textLines(): string[] {
  const { nodes, marks } = textDocumentSchema();
  const types = [...Object.values(nodes), ...Object.values(marks)];
  return types.flatMap((type) => {
    const { attrs = {}, content = '' } = (type as NodeType).spec;
    const named = 'contentMatch' in type ? `node ${type.name}` : `mark ${type.name}`;
    return [
      content ? `${named}: ${content}` : named,
      ...Object.entries(attrs).map(([name, { default: initial }]) => `${named}.${name}: ${JSON.stringify(initial)}`),
    ];
  });
}

const dataOf = <T extends string>(document: Y.Doc, tables: readonly T[]): BoardData<T> => readBoard(document, tables);

/** Every kind of live document. */
export const STORED_SHAPES: Readonly<Record<'text_document' | 'pinboard' | 'teaching_board', StoredShape>> = {
  text_document: {
    version: TEXT_DOCUMENT_SCHEMA_VERSION,
    migrations: TEXT_DOCUMENT_MIGRATIONS,
    lines: sorted([`fragment ${TEXT_DOCUMENT_FIELD}`, ...textLines()]),
    read: (document) => readTextDocument(document).toJSON() as unknown,
  },
  pinboard: {
    version: PINBOARD_SCHEMA_VERSION,
    migrations: PINBOARD_MIGRATIONS,
    lines: sorted(keptLines(PINBOARD_FIELDS)),
    read: (document) => {
      const data = dataOf(document, PINBOARD_TABLES);
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
  },
  teaching_board: {
    version: TEACHING_BOARD_SCHEMA_VERSION,
    migrations: TEACHING_BOARD_MIGRATIONS,
    lines: sorted([...keptLines(TEACHING_BOARD_FIELDS), ...kindLines(CARD_FIELDS)]),
    read: (document) => {
      const board = parseTeachingBoard(dataOf(document, TEACHING_BOARD_TABLES));
      return { settings: board.settings, pages: board.pages, cards: board.pages.flatMap(({ id }) => cardsOnPage(board, id)) };
    },
  },
};
export type ShapeName = keyof typeof STORED_SHAPES;

/** Bytes that a release with this version wrote, lifted to the newest version and read. */
export function migrated(name: ShapeName, version: number, bytes: Uint8Array): unknown {
  const { migrations, version: newest, read } = STORED_SHAPES[name];
  const document = new Y.Doc();
  Y.applyUpdate(document, bytes);
  migrateDocument(document, version, migrations, newest);
  return JSON.parse(JSON.stringify(read(document)));
}
