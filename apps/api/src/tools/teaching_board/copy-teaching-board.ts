import { CARD_FIELDS, CARD_KINDS, type Json, LIMITS, type PartFields } from '@murmel/contracts';
import { cardsOnPage, seedTeachingBoard, TEACHING_BOARD_FIELDS, type TeachingBoardTable } from '@murmel/documents';
import { type Item, NamesList } from '@murmel/server';
import { checkImportedBoard } from '../../core/boards/check-imported-board.js';
import { type CopiedBoard, readBoardCopy, writeBoardCopy } from '../../core/boards/copy-board.js';
import { toolContent } from '../../core/parts/part-pointers.js';
import { contentCopying } from '../../core/tool-contribution/content-copy.js';
import { STORED_TEACHING_BOARD } from './stored-teaching-board.js';

/** The field of a card that names the list of names behind it, and those that show names of it. */
const LIST = 'content.list';
const NAMES: readonly string[] = [LIST, 'content.groups', 'content.current', 'content.drawn'];

const { pages, cardsPerPage } = LIMITS.teachingBoard;
/** Reference of a card to another item: its address gives access to that item, and the item is not in the file. */
const SHOWN_ITEM: readonly [item: string, address: string] = ['content.item', 'content.address'];

/** The fields of a kind of card that travel in a file: no lists of names, no names, no other items. */
function contentOf(kind: Json | undefined): string[] {
  const known = CARD_KINDS.find((one) => one === kind);
  const fields = known ? Object.keys(CARD_FIELDS[known]).map((name) => `content.${name}`) : [];
  const left = known === 'internal_tool' ? SHOWN_ITEM : known === 'lottery' || known === 'group' ? NAMES : [];
  return fields.filter((name) => !left.includes(name));
}

/**
 * Copies pages and cards. A names list belongs to its teacher: neither behind the copy nor on its cards are there names from another
 * account's lists.
 */
export const teachingBoardCopying = contentCopying<CopiedBoard<TeachingBoardTable>>({
  async take(manager, asked) {
    const lists = await manager.find(NamesList, { where: { ownerId: asked.by }, select: { id: true } });
    const own = new Set<unknown>(lists.map(({ id }) => id));
    const kept = (part: PartFields): PartFields => {
      if (own.has(part[LIST])) return part;
      const left = asked.ownerId === asked.by ? [LIST] : NAMES;
      return Object.fromEntries(Object.entries(part).filter(([name]) => !left.includes(name)));
    };
    return readBoardCopy(manager, STORED_TEACHING_BOARD, asked, (_board, table, _id, part) => (table === 'cards' ? kept(part) : part));
  },
  checked: (content, files) =>
    checkImportedBoard(
      STORED_TEACHING_BOARD,
      {
        fieldsOf: (table, { kind }) => [...Object.keys(TEACHING_BOARD_FIELDS[table]), ...(table === 'cards' ? contentOf(kind) : [])],
        tooMuch: (board) => board.pages.length > pages || board.pages.some(({ id }) => cardsOnPage(board, id).length > cardsPerPage),
        seed: seedTeachingBoard,
      },
      content,
      files,
    ),
  put: (manager, copy, taken) => writeBoardCopy(manager, copy, taken, seedTeachingBoard),
  shows: {
    of: ({ cards }) =>
      cards.flatMap(([part, fields]) => {
        const item = fields[SHOWN_ITEM[0]];
        return fields['kind'] === 'internal_tool' && typeof item === 'string' ? [{ part, itemId: item }] : [];
      }),
    put: (board, shown) => ({ ...board, cards: board.cards.map(([id, fields]) => [id, { ...fields, ...showing(fields, shown.get(id)) }]) }),
  },
});

/** Returns the fields of a card that shows this item. */
function showing({ kind }: PartFields, item: Item | undefined): PartFields {
  return item && kind === 'internal_tool'
    ? Object.fromEntries(Object.entries(toolContent(item)).map(([name, value]) => [`content.${name}`, value]))
    : {};
}
