import { PICTURE_LIMITS, type PictureOf } from '@murmel/contracts';
import { isKnownBlock, isTaskBlock, parseWorksheet, type Sheet, type WorksheetTable, worksheetKind } from '@murmel/documents';
import { BoardReader, type ReadBoard } from '../../../core/boards/board-reader.js';
import type { PictureContribution } from '../../../core/tool-contribution/contributions.js';
import { STORED_WORKSHEET } from '../stored-worksheet.js';

const { blocks: most, taskMax } = PICTURE_LIMITS;

export const worksheetPictures: PictureContribution = {
  ofDocument: async (manager, { id }) => worksheetPicture(await BoardReader.of(manager).read(STORED_WORKSHEET, id)),
};

/** The first blocks as those have them who work on it: what tasks say, and of which kind the others are. */
export function worksheetPicture({ data }: Pick<ReadBoard<WorksheetTable, Sheet>, 'data'>): PictureOf<'sheet'> {
  const { blocks, look } = parseWorksheet(worksheetKind.viewOf(data));
  return {
    shape: 'sheet',
    colour: look.colour,
    cover: look.cover !== null,
    blocks: blocks
      .filter(isKnownBlock)
      .slice(0, most)
      .map((block) => ({ kind: block.kind, task: isTaskBlock(block) ? block.task.slice(0, taskMax) : '' })),
  };
}
