import { type BoardActor, onCard, onList, type Pinboard, type PinboardCard, refuseWriting, seesCard } from '@murmel/documents';

/** The files behind what hangs on a card. */
export function filesOf(board: Pinboard, card: string): string[] {
  return board.attachmentsOf(card).flatMap((attachment) => (attachment.kind === 'file' ? attachment.file : (attachment.picture ?? [])));
}

/** Every file that hangs on a card, also on one in the trash, or is the board's background. */
export function filesInUse(board: Pinboard): Set<string> {
  return new Set([...backgroundOf(board), ...allCards(board).flatMap(({ id }) => filesOf(board, id))]);
}

/** Returns the files an actor may see: those of visible cards, and the background, which is visible to all. */
export function filesSeen(board: Pinboard, actor: BoardActor): Set<string> {
  return new Set([
    ...backgroundOf(board),
    ...allCards(board)
      .filter((card) => seesCard(board, actor, card))
      .flatMap(({ id }) => filesOf(board, id)),
  ]);
}

/** True if this person may write on any card. The right for a certain card is checked when the file is attached to it. */
export function mayWriteSomewhere(board: Pinboard, actor: BoardActor): boolean {
  if (actor.trusted) return true;
  if (refuseWriting(board, actor)) return false;
  const { base } = actor;
  return (
    base === 'write' ||
    board.lists.some((list) => onList(list, base) === 'write') ||
    allCards(board).some((card) => onCard(board, { ...card, waiting: false }, base) === 'write')
  );
}

function backgroundOf({ settings: { background } }: Pinboard): string[] {
  return background.kind === 'picture' ? [background.file] : [];
}

function allCards(board: Pinboard): PinboardCard[] {
  return [...board.cardsOf.values()].flat();
}
