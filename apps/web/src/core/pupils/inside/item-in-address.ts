import { ITEM_TYPES, publicPlaceOf, TOOL_KEYS, TOOLS, type ToolKey, toolOfKind } from '@murmel/contracts';

/** Returns the tool and the item of a path, for editors and for public pages. */
export function itemInAddress(pathname: string): { tool: ToolKey; itemId: string } | undefined {
  const shown = publicPlaceOf(pathname);
  const shownTool = shown && toolOfKind(ITEM_TYPES[shown.type].kind);
  if (shownTool) return { tool: shownTool, itemId: shown.itemId };
  for (const tool of TOOL_KEYS) {
    const list = `${TOOLS[tool].route}/`;
    const itemId = pathname.startsWith(list) ? pathname.slice(list.length).split('/')[0] : undefined;
    if (itemId) return { tool, itemId };
  }
  return undefined;
}
