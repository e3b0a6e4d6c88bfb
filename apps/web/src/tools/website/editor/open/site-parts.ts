import type { SiteBlockKind } from '@murmel/contracts';
import { isKnownSiteBlock, type KnownSiteBlock, type Part, type PartOf, type Site } from '@murmel/documents';

/** Blocks whose content is that of a part which every tool can show. */
const PARTS = {
  Text: 'text',
  Picture: 'image',
  MapPicture: 'image',
  Video: 'video',
  Embed: 'embed',
  File: 'file',
  OwnItem: 'internal_tool',
} as const satisfies Partial<Record<SiteBlockKind, Part['kind']>>;

/** A block as a part that every tool can show. */
export function partOf<K extends (typeof PARTS)[keyof typeof PARTS]>(kind: K, { id, content }: KnownSiteBlock): PartOf<K> {
  return { id, kind, title: '', content } as unknown as PartOf<K>;
}

export function newestPart(site: Site | undefined, id: string): Part | undefined {
  const block = site?.block(id);
  return block && isKnownSiteBlock(block) && block.kind in PARTS ? partOf(PARTS[block.kind as keyof typeof PARTS], block) : undefined;
}
