import { type ContentKind, TOOLS, toolOfKind } from '@murmel/contracts';

/** Returns the path at which a teacher opens an item; null for kinds without a tool. */
export function itemPath({ id, kind }: { id: string; kind: ContentKind }): string | null {
  const tool = toolOfKind(kind);
  return tool ? `${TOOLS[tool].route}/${id}` : null;
}
