import { IconFolder, IconLink, IconPlus, IconShield, IconUsers, IconWorld } from '@tabler/icons-react';
import { LOOKS, type Look } from '../tools/looks';

export interface HelpCategory extends Look {
  /** stands in addresses, so it never changes and is never given again */
  id: number;
  /** where the real thing begins */
  start: string;
}

/** In the order in which they are shown. Those of tools have the tool's key. */
export const HELP_CATEGORIES = {
  start: { id: 1, colour: 'tafel', swirl: 2, icon: IconPlus, start: '/' },
  classes: { id: 8, colour: 'wiese', swirl: 2, icon: IconUsers, start: '/t/school_classes/new' },
  sharing: { id: 9, colour: 'himmel', swirl: 2, icon: IconLink, start: '/folders' },
  pinboard: { ...LOOKS.pinboard, id: 5, start: '/pinboard/boards' },
  text_editor: { ...LOOKS.text_editor, id: 2, start: '/text_editor/documents' },
  word_clouds: { ...LOOKS.word_clouds, id: 3, start: '/word_clouds/word_clouds' },
  surveys: { ...LOOKS.surveys, id: 4, start: '/surveys/surveys' },
  teaching_board: { ...LOOKS.teaching_board, id: 6, start: '/teaching_board/screens' },
  worksheet: { ...LOOKS.worksheet, id: 7, start: '/worksheet/worksheets' },
  link_shortener: { ...LOOKS.link_shortener, id: 13, start: '/link_shortener/links' },
  library: { id: 10, colour: 'beere', swirl: 2, icon: IconFolder, start: '/folders' },
  gallery: { id: 11, colour: 'tafel', swirl: 2, icon: IconWorld, start: '/gallery' },
  privacy: { id: 12, colour: 'pflaume', swirl: 2, icon: IconShield, start: '/profile' },
} as const satisfies Record<string, HelpCategory>;
export type HelpCategoryKey = keyof typeof HELP_CATEGORIES;
export const HELP_CATEGORY_KEYS = Object.keys(HELP_CATEGORIES) as HelpCategoryKey[];
