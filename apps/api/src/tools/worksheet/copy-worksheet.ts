import { BLOCK_FIELDS, BLOCK_KINDS, type Json, LIMITS, type PartFields } from '@murmel/contracts';
import { seedWorksheet, unknownGaps, WORKSHEET_FIELDS, type WorksheetTable } from '@murmel/documents';
import { Worksheet } from '@murmel/server';
import { checkImportedBoard } from '../../core/boards/check-imported-board.js';
import { type CopiedBoard, readBoardCopy, writeBoardCopy } from '../../core/boards/copy-board.js';
import { contentCopying } from '../../core/tool-contribution/content-copy.js';
import { DEFAULT_RULES } from './default-rules.js';
import { STORED_WORKSHEET } from './stored-worksheet.js';

/** The fields of a kind of block that travel in a file. */
function contentOf(kind: Json | undefined): string[] {
  const known = BLOCK_KINDS.find((one) => one === kind);
  return known ? Object.keys(BLOCK_FIELDS[known]).map((name) => `content.${name}`) : [];
}

/** A block as those go on with it who only have what is shown of it: gaps without what fits, the words to choose from as they were. */
function shownBlock({ 'content.shown': shown, 'content.words': words, ...part }: PartFields): PartFields {
  if (typeof shown !== 'string') return part;
  const others = Array.isArray(words) ? words.slice(0, LIMITS.worksheet.bankMax) : [];
  return { ...part, 'content.text': unknownGaps(shown), 'content.others': others };
}

/**
 * Copies the whole sheet for callers who may change it, for all others the part that people who work on it see: an account costs nothing,
 * and pupils of a class have some (ADR 70). Solutions are included only where the owner passes them on. The rules for working on the
 * sheet, and all work, stay behind.
 */
export const worksheetCopying = contentCopying<CopiedBoard<WorksheetTable>>({
  async take(manager, asked) {
    const { passesSolutions, hints } = (await manager.findOneBy(Worksheet, { itemId: asked.from })) ?? DEFAULT_RULES;
    const everything = asked.everything || passesSolutions;
    // Every part of a sheet belongs to its authors.
    return readBoardCopy(manager, STORED_WORKSHEET, { ...asked, everything, foreignFiles: new Set() }, (_sheet, _table, _id, part) => {
      if (everything) return part;
      return part['kind'] === 'Hint' && !hints ? undefined : shownBlock(part);
    });
  },
  checked: (content, files) =>
    checkImportedBoard(
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
    await writeBoardCopy(manager, copy, taken, seedWorksheet);
    await manager.insert(Worksheet, { itemId: copy.to, ...DEFAULT_RULES });
  },
});
