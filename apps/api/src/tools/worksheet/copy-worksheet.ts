import { BLOCK_FIELDS, BLOCK_KINDS, type Json, LIMITS } from '@murmel/contracts';
import { seedWorksheet, WORKSHEET_FIELDS, type WorksheetTable } from '@murmel/documents';
import { Worksheet } from '@murmel/server';
import { checkedBoard } from '../../core/boards/checked-board.js';
import { putBoard, type TakenBoard, takeBoard } from '../../core/boards/copy-board.js';
import { copying } from '../../core/items/content-copy.js';
import { NEW_RULES } from './new-rules.js';
import { STORED_WORKSHEET } from './stored-worksheet.js';

/** The fields of a kind of block that travel in a file. */
function contentOf(kind: Json | undefined): string[] {
  const known = BLOCK_KINDS.find((one) => one === kind);
  return known ? Object.keys(BLOCK_FIELDS[known]).map((name) => `content.${name}`) : [];
}

/**
 * The blocks with their solutions, whoever copies: all of it was written by its authors, and a text with gaps is none without its words
 * (decision 44). How the sheet was worked on, and all work, stays behind.
 */
export const worksheetCopying = copying<TakenBoard<WorksheetTable>>({
  take: (manager, asked) => takeBoard(manager, STORED_WORKSHEET, { ...asked, everything: true }, (_sheet, _table, _id, part) => part),
  checked: (content, files) =>
    checkedBoard(
      STORED_WORKSHEET,
      {
        fieldsOf: (table, { kind }) => [...Object.keys(WORKSHEET_FIELDS[table]), ...(table === 'blocks' ? contentOf(kind) : [])],
        tooMuch: ({ blocks }) => blocks.length > LIMITS.worksheet.blocks,
        seed: seedWorksheet,
      },
      content,
      files,
    ),
  async put(manager, copy, taken) {
    await putBoard(manager, copy, taken, seedWorksheet);
    await manager.insert(Worksheet, { itemId: copy.to, ...NEW_RULES });
  },
});
