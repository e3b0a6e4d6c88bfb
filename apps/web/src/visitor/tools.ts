import type { ToolKey } from '@murmel/contracts';
import { IconChalkboardTeacher, IconChartBar, IconCloudHeart, IconLayoutKanban, IconWriting } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { PublicPageProps } from '../core/sharing/ItemGate';
import { type LazyPage, lazyPage } from '../platform/page/lazy-page';
import type { Icon } from '../ui/icon';
import type { SwirlIndex } from '../ui/marbles/swirls';
import type { MarbleColour } from '../ui/theme/scales';
import { publicTexts } from './public-texts';

/** What a tool brings to whoever only has a link. */
export interface PublicTool {
  icon: Icon;
  colour: MarbleColour;
  swirl: SwirlIndex;
  PublicPage: LazyPage<PublicPageProps>;
}

function publicPage(tool: ToolKey, load: () => Promise<{ default: ComponentType<PublicPageProps> }>): Pick<PublicTool, 'PublicPage'> {
  return { PublicPage: lazyPage(load, publicTexts(tool)) };
}

export const PUBLIC_TOOLS = {
  text_editor: {
    icon: IconWriting,
    colour: 'sonne',
    swirl: 1,
    ...publicPage('text_editor', () => import('../tools/text_editor/PublicPage')),
  },
  word_clouds: {
    icon: IconCloudHeart,
    colour: 'koralle',
    swirl: 0,
    ...publicPage('word_clouds', () => import('../tools/word_clouds/PublicPage')),
  },
  surveys: {
    icon: IconChartBar,
    colour: 'koralle',
    swirl: 4,
    ...publicPage('surveys', () => import('../tools/surveys/PublicPage')),
  },
  pinboard: {
    icon: IconLayoutKanban,
    colour: 'koralle',
    swirl: 2,
    ...publicPage('pinboard', () => import('../tools/pinboard/PublicPage')),
  },
  teaching_board: {
    icon: IconChalkboardTeacher,
    colour: 'koralle',
    swirl: 1,
    ...publicPage('teaching_board', () => import('../tools/teaching_board/PublicPage')),
  },
} as const satisfies Record<ToolKey, PublicTool>;
