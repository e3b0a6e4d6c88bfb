import type { Pinboard, PinboardCard } from '@murmel/documents';

/** The picture on top of a card. */
export interface ShownCover {
  /** the attachment that it belongs to */
  attachment: string;
  /** the file with the picture */
  file: string;
  alt: string;
}

/** @returns undefined without a cover, and for one whose picture is not there any more */
export function coverOf(board: Pinboard, card: PinboardCard): ShownCover | undefined {
  const attachment = card.cover && board.attachment(card.cover.attachment);
  if (!card.cover || attachment?.card !== card.id) return undefined;
  const file = attachment.kind === 'link' ? attachment.picture : attachment.image ? attachment.file : null;
  return file ? { attachment: attachment.id, file, alt: card.cover.alt } : undefined;
}
