import { publicPathOf, toolOfKind, type ContentKind } from '@murmel/contracts';

/** Path of the page for whoever has the link, without any secret. */
export function publicPath(item: { id: string; kind: ContentKind }): string {
  const tool = toolOfKind(item.kind);
  if (!tool) throw new Error(`No tool shows items of the kind ${item.kind}.`);
  return publicPathOf(tool, item.id);
}
