import type { BoardBackground, BoardColour, RichText } from '@murmel/contracts';
import { cardsIn, listsOf, type PinboardCard } from '@murmel/documents';
import type { PinboardScreen } from '../../board/pinboard-context';

export interface DrawnCard {
  id: string;
  name: string;
  description: RichText | null;
  colour: BoardColour;
  cover: { url: string; alt: string } | undefined;
  /** names of files and titles of links */
  attachments: readonly string[];
  author: string;
  /** why it was not visible to all users on the board */
  state: 'hidden' | 'waiting' | undefined;
}

export interface DrawnList {
  id: string;
  name: string;
  colour: BoardColour;
  cards: readonly DrawnCard[];
}

/** The board at one moment, with everything that its picture and its print need. */
export interface DrawnBoard {
  title: string;
  lists: readonly DrawnList[];
  /** names of those who made the cards, in alphabetical order */
  authors: readonly string[];
  background: BoardBackground;
  fileUrl: (file: string) => string;
}

type Screen = Pick<PinboardScreen, 'item' | 'board' | 'nameOf' | 'fileUrl' | 'thumbnailUrl'>;

/**
 * Returns the visible board. Cards that are hidden or in moderation are not included.
 * @param withheld with these cards, too
 */
export function drawnBoardOf({ item, board, nameOf, fileUrl, thumbnailUrl }: Screen, { withheld = false } = {}): DrawnBoard {
  const coverOf = ({ id, cover }: PinboardCard): DrawnCard['cover'] => {
    const attachment = cover && board.attachmentsOf(id).find((known) => known.id === cover.attachment);
    const file = attachment && (attachment.kind === 'file' ? attachment.file : attachment.picture);
    return file ? { url: thumbnailUrl(file), alt: cover.alt } : undefined;
  };
  const drawn = (card: PinboardCard): DrawnCard => ({
    id: card.id,
    name: card.name,
    description: card.description,
    colour: card.colour,
    cover: coverOf(card),
    state: card.hidden ? 'hidden' : card.waiting ? 'waiting' : undefined,
    author: card.author ? nameOf(card.author).name : '',
    attachments: board
      .attachmentsOf(card.id)
      .filter(({ id }) => id !== card.cover?.attachment)
      .map((attachment) => (attachment.kind === 'file' ? attachment.name : attachment.title || attachment.url)),
  });
  const lists = listsOf(board).map(({ id, name, colour }) => ({
    id,
    name,
    colour,
    cards: cardsIn(board, id)
      .filter(({ hidden, waiting }) => withheld || (!hidden && !waiting))
      .map(drawn),
  }));
  const authors = [...new Set(lists.flatMap(({ cards }) => cards.map(({ author }) => author)).filter(Boolean))].sort((a, b) =>
    a.localeCompare(b),
  );
  return { title: item.title, lists, authors, background: board.settings.background, fileUrl };
}
