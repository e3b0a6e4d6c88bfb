import type { ToolKey } from '@murmel/contracts';
import { IconChalkboardTeacher, IconChartBar, IconCloudHeart, IconLayoutKanban, IconWriting } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { PublicPageProps } from '../core/sharing/ItemGate';
import { type LazyPage, lazyPage } from '../platform/page/lazy-page';
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

function publicPage(
  load: () => Promise<{ default: ComponentType<PublicPageProps> }>,
  namespaces: string[],
): Pick<PublicTool, 'PublicPage' | 'namespaces'> {
  return { PublicPage: lazyPage(load, namespaces), namespaces };
}

/** The board's own texts, those of its cards and of parts that every tool can have, wherever cards are shown. */
export const TEACHING_BOARD_TEXTS = [
  'boards',
  'live-document',
  'tools/teaching_board/board',
  'tools/teaching_board/errors',
  'parts',
  'tools/teaching_board/kinds',
];

export const PUBLIC_TOOLS = {
  text_editor: {
    icon: IconWriting,
    colour: 'sonne',
    swirl: 1,
    ...publicPage(() => import('../tools/text_editor/PublicPage'), ['tools/text_editor', 'live-document', 'people']),
  },
  word_clouds: {
    icon: IconCloudHeart,
    colour: 'koralle',
    swirl: 0,
    ...publicPage(() => import('../tools/word_clouds/PublicPage'), ['tools/word_clouds', 'tools/word_clouds/errors']),
  },
  surveys: {
    icon: IconChartBar,
    colour: 'koralle',
    swirl: 4,
    ...publicPage(() => import('../tools/surveys/PublicPage'), ['tools/surveys/form', 'tools/surveys/errors']),
  },
  pinboard: {
    icon: IconLayoutKanban,
    colour: 'koralle',
    swirl: 2,
    ...publicPage(
      () => import('../tools/pinboard/PublicPage'),
      ['tools/pinboard/board', 'tools/pinboard/errors', 'boards', 'live-document', 'people'],
    ),
  },
  teaching_board: {
    icon: IconChalkboardTeacher,
    colour: 'koralle',
    swirl: 1,
    ...publicPage(() => import('../tools/teaching_board/PublicPage'), ['tools/teaching_board/public', ...TEACHING_BOARD_TEXTS]),
  },
} as const satisfies Record<ToolKey, PublicTool>;
