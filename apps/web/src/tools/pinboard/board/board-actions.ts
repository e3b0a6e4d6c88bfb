import { createContext, use } from 'react';
import type { PinboardScreen } from './pinboard-context';

/** Actions of cards and lists. It never changes its identity, so that a thousand cards need not be rendered again with the board. */
export interface BoardActions {
  run: PinboardScreen['run'];
  open(card: string): void;
  hrefOf(card: string): string;
  like(card: string): void;
  fileUrl(file: string): string;
  thumbnailUrl(file: string): string;
  /** opens the dialog for it */
  ask(question: Question): void;
  /** into the trash, with a way back for 10 s */
  trashCard(card: string): void;
  trashList(list: string): void;
  /** publishes the cards on the board for all users, with an undo for 10 s */
  release(cards: readonly string[]): void;
  /** publishes the list in which this user types; undefined: none */
  typing(list: string | undefined): void;
}

/** Action that needs a confirmation of its own. */
export type Question = { about: 'moveCard' | 'cardColour' | 'listColour'; id: string };

export const BoardActionsContext = createContext<BoardActions | null>(null);

/** @throws outside of a board: a programming error */
export function useBoardActions(): BoardActions {
  const actions = use(BoardActionsContext);
  if (!actions) throw new Error('BoardActionsContext is missing around this part');
  return actions;
}
