import { type BoardBackground, PICTURE_LIMITS, type PictureOf } from '@murmel/contracts';
import { knownCardsOnPage, parseTeachingBoard, type TeachingBoard, type TeachingBoardTable, teachingBoardKind } from '@murmel/documents';
import { BoardReader, type ReadBoard } from '../../../core/boards/board-reader.js';
import type { PictureContribution } from '../../../core/tool-contribution/contributions.js';
import { STORED_TEACHING_BOARD } from '../stored-teaching-board.js';

export const teachingBoardPictures: PictureContribution = {
  ofDocument: async (manager, { id }) => teachingBoardPicture(await BoardReader.of(manager).read(STORED_TEACHING_BOARD, id)),
};

/** The first page as its wall shows it: where cards are and of which kind, not what stands on them. Of many, those on top. */
export function teachingBoardPicture({ data }: Pick<ReadBoard<TeachingBoardTable, TeachingBoard>, 'data'>): PictureOf<'screen'> {
  const board = parseTeachingBoard(teachingBoardKind.viewOf(data));
  const page = board.pages[0]!;
  const cards = knownCardsOnPage(board, page.id).slice(-PICTURE_LIMITS.cards);
  return {
    shape: 'screen',
    ground: groundOf(page.background ?? board.settings.background),
    cards: cards.map(({ kind, colour, place: { x, y, width, height } }) => ({ kind, colour, x, y, width, height })),
  };
}

function groundOf(background: BoardBackground): PictureOf<'screen'>['ground'] {
  if (background.kind === 'colour') return background.colour;
  return background.kind === 'wallpaper' ? background.wallpaper : 'picture';
}
