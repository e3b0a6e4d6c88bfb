import type { Item, TeachingBoardInput, TeachingBoardOperationName } from '@murmel/contracts';
import type { BoardActor, TeachingBoard, TeachingPage } from '@murmel/documents';
import { createContext, use } from 'react';
import type { BoardResult, BoardSession } from '../../../platform/boards/board-session';

export type TeachingBoardInputs = { [N in TeachingBoardOperationName]: TeachingBoardInput<N> };
export type TeachingBoardSession = BoardSession<TeachingBoard, TeachingBoardInputs>;

/** Data for the components of a teaching board's screen, for teachers and guests alike. */
export interface TeachingBoardScreen {
  item: Item;
  /** shown state: the document with the latest own changes */
  board: TeachingBoard;
  actor: BoardActor;
  session: TeachingBoardSession;
  /** owner or invited with write: everything on the cards can be used. Guests and readers look. */
  editable: boolean;
  /** the page that is shown; undefined only while there is none */
  page: TeachingPage | undefined;
  /** leads to the page's address */
  showPage(page: string): void;
  /** Runs an operation, and shows the reason of a refusal. @param step operations with the same step within 3 s are undone together */
  run<N extends TeachingBoardOperationName>(operation: N, input: TeachingBoardInputs[N], step?: string): Promise<BoardResult>;
  /** address of a file of this board */
  fileUrl(file: string): string;
  thumbnailUrl(file: string): string;
}

export const TeachingBoardContext = createContext<TeachingBoardScreen | null>(null);

/** @throws outside of a teaching board's screen: a programming error */
export function useTeachingBoard(): TeachingBoardScreen {
  const screen = use(TeachingBoardContext);
  if (!screen) throw new Error('TeachingBoardContext is missing around this part');
  return screen;
}
