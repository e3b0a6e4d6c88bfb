import type { PinboardAttachment, PinboardCard, PinboardList } from './schema.js';

/** The last card that was made out of another, so that it keeps its identity, too. */
const known = new WeakMap<PinboardCard, PinboardCard>();

/** True if the attachment can be the cover of the card: a picture, or a link with one, attached to the card itself. */
export function isPictureOf(card: string, attachment: PinboardAttachment | undefined): boolean {
  if (attachment?.card !== card) return false;
  return attachment.kind === 'file' ? attachment.image : attachment.picture !== null;
}

/**
 * Resolves concurrent changes that do not fit together. A card that was moved into a list while another user destroyed that list is kept:
 * hidden from guests, in the first list. A cover whose attachment is gone is no cover.
 * @param lists in their order, those in the trash among them
 */
export function resolvedCards(
  lists: readonly PinboardList[],
  isPicture: (card: string, attachment: string) => boolean,
): (card: PinboardCard) => PinboardCard {
  const ids = new Set(lists.map(({ id }) => id));
  const home = lists.find(({ trashed }) => !trashed) ?? lists[0];
  return (card) => {
    const lost = home !== undefined && !ids.has(card.list);
    const cover = card.cover && isPicture(card.id, card.cover.attachment) ? card.cover : null;
    if (!lost && cover === card.cover) return card;
    const [list, hidden] = lost ? [home.id, true] : [card.list, card.hidden];
    const before = known.get(card);
    if (before?.list === list && before.hidden === hidden && before.cover === cover) return before;
    const settled = { ...card, list, hidden, cover };
    known.set(card, settled);
    return settled;
  };
}
