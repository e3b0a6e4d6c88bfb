import { LIMITS, type PartFields, type PinboardActivityKind } from '@murmel/contracts';
import { PINBOARD_FIELDS, type Pinboard, type PinboardTable, seedPinboard } from '@murmel/documents';
import type { EntityManager } from 'typeorm';
import { checkImportedBoard } from '../../core/boards/check-imported-board.js';
import { type CopiedBoard, readBoardCopy, writeBoardCopy } from '../../core/boards/copy-board.js';
import { type CopyFrom, contentCopying } from '../../core/tool-contribution/content-copy.js';
import { STORED_PINBOARD, storedPinboard } from './stored-pinboard.js';

const { listsPerBoard, cardsPerBoard } = LIMITS.pinboard;

/** Activities by which a person's own text or files get onto a card. */
const WRITING: readonly PinboardActivityKind[] = ['create_card', 'name', 'description', 'attachment', 'cover'];

/**
 * Copies lists and cards with their attachments, not those in the trash; stopped people are left out. Content of its makers then belongs to
 * the new owner. Content of others carries no author, and is never copied on to another account.
 */
export const pinboardCopying = contentCopying<CopiedBoard<PinboardTable>>({
  async take(manager, asked) {
    const touched = await writtenOnByOthers(manager, asked);
    const isMakers = (id: string, { author }: PartFields): boolean => asked.authors.has(String(author)) && !touched.has(id);
    const signed = (id: string, { author, ...part }: PartFields): PartFields | undefined => {
      if (isMakers(id, { author: author ?? '' })) return { ...part, author: asked.by };
      return asked.everything ? part : undefined;
    };
    const travels = (board: Pinboard, card: string | undefined): boolean => {
      const found = card === undefined ? undefined : board.card(card);
      if (found?.trashed !== null || board.list(found.list)?.trashed !== null) return false;
      return asked.everything || (isMakers(found.id, found as object as PartFields) && asked.authors.has(board.list(found.list)!.author));
    };
    return readBoardCopy(manager, STORED_PINBOARD, asked, (board, table, id, part) => {
      if (table === 'settings') return part;
      if (table === 'lists') return board.list(id)?.trashed === null ? signed(id, part) : undefined;
      if (table === 'cards') return travels(board, id) ? signed(id, part) : undefined;
      return table === 'attachments' && travels(board, board.attachment(id)?.card) ? part : undefined;
    });
  },
  checked: (content, files) =>
    checkImportedBoard(
      STORED_PINBOARD,
      {
        fieldsOf: (table) => Object.keys(PINBOARD_FIELDS[table]),
        left: ['stops'],
        tooMuch: ({ lists, cardsOf }) =>
          lists.length > listsPerBoard || [...cardsOf.values()].reduce((sum, cards) => sum + cards.length, 0) > cardsPerBoard,
        seed: seedPinboard,
      },
      content,
      files,
    ),
  put: (manager, copy, taken) => writeBoardCopy(manager, copy, taken, seedPinboard),
});

/** Cards of others, also those on which they only wrote, their lists and comments. */
export async function othersOnPinboard(manager: EntityManager, itemId: string, authors: ReadonlySet<string>): Promise<boolean> {
  const touched = await writtenOnByOthers(manager, { from: itemId, authors });
  const { lists, cardsOf } = await storedPinboard(manager, itemId);
  const isOthers = ({ author }: { author: string }): boolean => !authors.has(author);
  if (lists.some(isOthers) || [...cardsOf.values()].flat().some((card) => isOthers(card) || touched.has(card.id))) return true;
  const [row] = await manager.query<[{ said: boolean }]>(
    'select exists (select 1 from pinboard_comment where item_id = $1 and not coalesce(account_id = any($2::uuid[]), false)) as said',
    [itemId, [...authors]],
  );
  return row.said;
}

/** Returns the cards on which others than the makers wrote, by any creator of the card. */
async function writtenOnByOthers(
  manager: EntityManager,
  { from, authors }: Pick<CopyFrom, 'from' | 'authors'>,
): Promise<ReadonlySet<string>> {
  const rows = await manager.query<{ id: string }[]>(
    `select distinct card_id as id from pinboard_activity
      where item_id = $1 and card_id is not null and kind = any($2) and not coalesce(account_id = any($3::uuid[]), false)`,
    [from, WRITING, [...authors]],
  );
  return new Set(rows.map(({ id }) => id));
}
