import type { ToolKey } from '@murmel/contracts';
import { IconChartBar, IconCloudHeart, IconLayoutKanban, IconWriting } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { PublicPageProps } from '../core/sharing/ItemGate';
import { lazyPage, type LazyPage } from '../platform/page/lazy-page';
import type { Icon } from '../ui/icon';
import type { SwirlIndex } from '../ui/marbles/swirls';
import type { MarbleColour } from '../ui/theme/scales';

/** What a tool brings to whoever only has a link. */
export interface PublicTool {
  icon: Icon;
  colour: MarbleColour;
  swirl: SwirlIndex;
  PublicPage: LazyPage<PublicPageProps>;
  /** texts of the page */
  namespaces: readonly string[];
}

function publicPage(load: () => Promise<{ default: ComponentType<PublicPageProps> }>, namespaces: string[]): Pick<PublicTool, 'PublicPage' | 'namespaces'> {
  return { PublicPage: lazyPage(load, namespaces), namespaces };
}

export const PUBLIC_TOOLS = {
  text_editor: {
    icon: IconWriting,
    colour: 'sonne',
    swirl: 1,
    ...publicPage(() => import('../tools/text_editor/PublicPage'), ['tools/text_editor', 'people']),
  },
  word_clouds: {
    icon: IconCloudHeart,
    colour: 'koralle',
    swirl: 0,
    ...publicPage(() => import('../tools/word_clouds/PublicPage'), ['tools/word_clouds']),
  },
  surveys: {
    icon: IconChartBar,
    colour: 'koralle',
    swirl: 4,
    ...publicPage(() => import('../tools/surveys/PublicPage'), ['tools/surveys/form']),
  },
  pinboard: {
    icon: IconLayoutKanban,
    colour: 'koralle',
    swirl: 2,
    ...publicPage(() => import('../tools/pinboard/PublicPage'), ['tools/pinboard/board', 'people']),
  },
} as const satisfies Record<ToolKey, PublicTool>;
