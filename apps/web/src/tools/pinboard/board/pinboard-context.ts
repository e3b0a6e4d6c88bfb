import type { Item, PinboardInput, PinboardOperationName } from '@murmel/contracts';
import type { BoardActor, Pinboard } from '@murmel/documents';
import { createContext, use } from 'react';
import type { BoardSession, Done } from '../../../platform/boards/board-session';

export type PinboardInputs = { [N in PinboardOperationName]: PinboardInput<N> };
export type PinboardSession = BoardSession<Pinboard, PinboardInputs>;

export interface NamedPerson {
  id: string;
  /** "Gast" where nobody knows the name any more */
  name: string;
  teacher: boolean;
}

/** Everything the parts of a pinboard's screen need, for teachers and guests alike; what may be done follows from `actor`. */
export interface PinboardScreen {
  item: Item;
  /** what is shown: the document and what was done here a moment ago */
  board: Pinboard;
  actor: BoardActor;
  session: PinboardSession;
  /** Does it, and says why not when it was refused. Somebody without a name becomes a visitor first. */
  run<N extends PinboardOperationName>(operation: N, input: PinboardInputs[N]): Promise<Done>;
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
