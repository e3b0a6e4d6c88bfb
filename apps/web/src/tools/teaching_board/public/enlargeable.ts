import type { ShownKind, TeachingCard } from '@murmel/documents';

/** Kinds of cards that guests can enlarge: to scan them, or to look closely. */
const KINDS: ReadonlySet<ShownKind> = new Set<ShownKind>(['qr_link', 'image']);

export function isEnlargeable({ kind }: { kind: ShownKind }): boolean {
  return KINDS.has(kind);
}

/** Cells from which on a button in its corner leaves enough of a card to see; a title above takes two of the height. */
const ROOM = { width: 7, height: 8 };

export function isSmall({ place, title }: Pick<TeachingCard, 'place' | 'title'>): boolean {
  return place.width < ROOM.width || place.height - (title === '' ? 0 : 2) < ROOM.height;
}
