import { PICTURE_LIMITS, type PictureOf } from '@murmel/contracts';
import { type Pinboard, type PinboardCard, type PinboardTable, parsePinboard, pinboardKind, richTextWords } from '@murmel/documents';
import { BoardReader, type ReadBoard } from '../../../core/boards/board-reader.js';
import { truncateLine } from '../../../core/items/pictures/truncate-line.js';
import type { PictureContribution } from '../../../core/tool-contribution/contributions.js';
import { STORED_PINBOARD } from '../stored-pinboard.js';

/** Number of letters drawn as one line. */
const LINE = 30;

export const pinboardPictures: PictureContribution = {
  ofDocument: async (manager, { id, ownerId }) => pinboardPicture(await BoardReader.of(manager).read(STORED_PINBOARD, id), ownerId),
};

/** The first lists as guests see them. Lists of others may be called after pupils, and words on cards are theirs: both are only hinted at. */
export function pinboardPicture({ data }: Pick<ReadBoard<PinboardTable, Pinboard>, 'data'>, ownerId: string): PictureOf<'board'> {
  const board = parsePinboard(pinboardKind.viewOf(data));
  const lists = board.lists.slice(0, PICTURE_LIMITS.lists).map((list) => ({
    name: list.author === ownerId ? truncateLine(list.name, PICTURE_LIMITS.listMax) : '',
    colour: list.colour,
    cards: (board.cardsOf.get(list.id) ?? []).slice(0, PICTURE_LIMITS.cardsOfList).map(hinted),
  }));
  return { shape: 'board', lists };
}

function hinted({ name, description, colour, cover }: PinboardCard): PictureOf<'board'>['lists'][number]['cards'][number] {
  const letters = name.length + richTextWords(description).length;
  return { colour, lines: Math.min(3, Math.ceil(letters / LINE)), cover: cover !== null };
}
