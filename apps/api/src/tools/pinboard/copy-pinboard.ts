import type { PartFields } from '@murmel/contracts';
import { type Pinboard, type PinboardTable, seedPinboard } from '@murmel/documents';
import type { EntityManager } from 'typeorm';
import { copyBoard } from '../../core/boards/copy-board.js';
import type { ContentCopy } from '../../core/items/content-copy.js';
import { STORED_PINBOARD } from './stored-pinboard.js';

/** Lists and cards with what hangs on them, not those in the trash; who was stopped, and who wrote what, stays behind. */
export function copyPinboard(manager: EntityManager, copy: ContentCopy): Promise<void> {
  const kept = (board: Pinboard, table: PinboardTable, id: string, part: PartFields): PartFields | undefined => {
    if (table === 'settings') return part;
    if (table === 'lists') return hasList(board, id) ? withoutOthers(part, copy.by) : undefined;
    if (table === 'cards') return hasCard(board, id) ? withoutOthers(part, copy.by) : undefined;
    return table === 'attachments' && hasCard(board, board.attachment(id)?.card) ? part : undefined;
  };
  return copyBoard(manager, STORED_PINBOARD, copy, { seed: seedPinboard, kept });
}

function hasList(board: Pinboard, id: string): boolean {
  return board.list(id)?.trashed === null;
}

function hasCard(board: Pinboard, id: string | undefined): boolean {
  const card = id === undefined ? undefined : board.card(id);
  return card?.trashed === null && hasList(board, card.list);
}

function withoutOthers({ author, ...part }: PartFields, by: string): PartFields {
  return author === by ? { ...part, author } : part;
}
