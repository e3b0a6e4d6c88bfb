import type { CardKind } from '@murmel/contracts';

/** What guests want to see larger than it is on the page: to scan it, or to look closely. */
const KINDS: ReadonlySet<CardKind> = new Set<CardKind>(['qr_link', 'image']);

export function isEnlargeable({ kind }: { kind: CardKind }): boolean {
  return KINDS.has(kind);
}
