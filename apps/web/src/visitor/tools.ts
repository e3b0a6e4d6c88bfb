import { TOOLS, TOOL_KEYS, type ToolKey } from '@murmel/contracts';
import { IconWriting } from '@tabler/icons-react';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { PublicPageProps } from '../core/sharing/ItemGate';
import { lazyPage } from '../platform/page/lazy-page';
import type { Icon } from '../ui/icon';
import type { SwirlIndex } from '../ui/marbles/swirls';
import type { MarbleColour } from '../ui/theme/scales';

/** What a tool brings to whoever only has a link. */
export interface PublicTool {
  icon: Icon;
  colour: MarbleColour;
  swirl: SwirlIndex;
  PublicPage: LazyExoticComponent<ComponentType<PublicPageProps>>;
}

export const PUBLIC_TOOLS = {
  text_editor: {
    icon: IconWriting,
    colour: 'sonne',
    swirl: 1,
    PublicPage: lazyPage(() => import('../tools/text_editor/PublicPage'), ['tools/text_editor']),
  },
} as const satisfies Record<ToolKey, PublicTool>;

/** Which tool's item a path shows; undefined for addresses that are none, such as a short address that leads nowhere. */
export function publicItemAt(path: string): { tool: ToolKey; itemId: string } | undefined {
  for (const tool of TOOL_KEYS) {
    const route = `${TOOLS[tool].publicRoute}/`;
    const itemId = path.startsWith(route) ? path.slice(route.length).split('/')[0] : undefined;
    if (itemId) return { tool, itemId };
  }
  return undefined;
}
