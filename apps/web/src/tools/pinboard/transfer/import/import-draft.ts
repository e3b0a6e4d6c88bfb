import type { BoardColour, RichText } from '@murmel/contracts';

/** A card as a file describes it, not yet on the board. */
export interface ImportCard {
  name: string;
  description: RichText | null;
  colour: BoardColour;
}

export interface ImportList {
  name: string;
  cards: ImportCard[];
}

/** Content read from a file, and the part left out before any limit of the board. */
export interface ImportDraft {
  lists: ImportList[];
  /** put away in Trello */
  archived: number;
  /** rows or cards with neither title nor text */
  empty: number;
  /** titles and texts that were longer than a card can hold */
  shortened: number;
  /** names of lists that were longer than a list's */
  shortenedNames: number;
  /** numbers of entries that a pinboard cannot hold: comments missing in the file, assigned members, custom fields */
  withoutPlace: { comments: number; members: number; fields: number };
}

/** Thrown when a file cannot be parsed. */
export class ImportProblem extends Error {
  constructor(readonly problem: 'EMPTY_FILE' | 'TOO_LARGE' | 'UNREADABLE' | 'NOT_TRELLO' | 'NOTHING') {
    super(problem);
  }
}
