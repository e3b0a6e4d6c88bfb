import type { ShownKind } from '@murmel/documents';

/** What guests want to see larger than it is on the page: to scan it, or to look closely. */
const KINDS: ReadonlySet<ShownKind> = new Set<ShownKind>(['qr_link', 'image']);

export function isEnlargeable({ kind }: { kind: ShownKind }): boolean {
  return KINDS.has(kind);
}
