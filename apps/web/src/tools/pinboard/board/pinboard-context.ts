import type { Item, PinboardInput, PinboardOperationName } from '@murmel/contracts';
import type { BoardActor, Pinboard } from '@murmel/documents';
import { createContext, use } from 'react';
import type { BoardResult, BoardSession } from '../../../platform/boards/board-session';

export type PinboardInputs = { [N in PinboardOperationName]: PinboardInput<N> };
export type PinboardSession = BoardSession<Pinboard, PinboardInputs>;

export interface NamedPerson {
  id: string;
  /** "Gast" where the name is no longer known */
  name: string;
  teacher: boolean;
}

/** Data for the components of a pinboard's screen, for teachers and guests alike. The rights follow from `actor`. */
export interface PinboardScreen {
  item: Item;
  /** shown state: the document with the latest own changes */
  board: Pinboard;
  actor: BoardActor;
  session: PinboardSession;
  /** Runs an operation, and reports why it was refused. An anonymous client becomes a visitor first. */
  run<N extends PinboardOperationName>(operation: N, input: PinboardInputs[N]): Promise<BoardResult>;
  nameOf(person: string): NamedPerson;
  /** likes and comments of a card */
  countsOf(card: string): readonly [number, number];
  liked: ReadonlySet<string>;
  toggleLike(card: string): void;
  /** the card that is open as a dialog at its own address */
  openCard: string | undefined;
  /** leads to the card's address, or back to the board with undefined */
  showCard(card: string | undefined): void;
  /** addresses of files of this board */
  fileUrl(file: string): string;
  thumbnailUrl(file: string): string;
}

export const PinboardContext = createContext<PinboardScreen | null>(null);

/** @throws outside of a pinboard's screen: a programming error */
export function usePinboard(): PinboardScreen {
  const screen = use(PinboardContext);
  if (!screen) throw new Error('PinboardContext is missing around this part');
  return screen;
}
