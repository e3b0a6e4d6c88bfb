import type { BoardColour, RichText } from '@murmel/contracts';

/** A card as a file describes it, not yet on the board. */
export interface DraftCard {
  name: string;
  description: RichText | null;
  colour: BoardColour;
}

export interface DraftList {
  name: string;
  cards: DraftCard[];
}

/** What was read out of a file, and what of it was left out before any limit of the board. */
export interface Draft {
  lists: DraftList[];
  /** put away in Trello */
  archived: number;
  /** rows or cards with neither title nor text */
  empty: number;
  /** titles and texts that were longer than a card can hold */
  shortened: number;
  /** what a pinboard has no place for: comments that are not in the file, people in charge, fields of one's own */
  withoutPlace: { comments: number; members: number; fields: number };
}

/** Why a file was not understood. */
export class ImportProblem extends Error {
  constructor(readonly problem: 'EMPTY_FILE' | 'TOO_LARGE' | 'UNREADABLE' | 'NOT_TRELLO' | 'NOTHING') {
    super(problem);
  }
}
