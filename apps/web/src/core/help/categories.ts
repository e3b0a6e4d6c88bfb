import { IconArrowsExchange, IconFileSearch, IconFolder, IconLink, IconPlus, IconShield, IconUsers, IconWorld } from '@tabler/icons-react';
import { TOOL_APPEARANCES, type ToolAppearance } from '../tools/tool-appearance';

export interface HelpCategory extends ToolAppearance {
  /** part of addresses: it never changes and is never reused */
  id: number;
  /** address where the described task starts */
  start: string;
}

/** Help categories in display order. Those of tools have the tool's key. */
export const HELP_CATEGORIES = {
  start: { id: 1, colour: 'tafel', swirl: 2, icon: IconPlus, start: '/' },
  classes: { id: 8, colour: 'wiese', swirl: 2, icon: IconUsers, start: '/t/school_classes/new' },
  sharing: { id: 9, colour: 'himmel', swirl: 2, icon: IconLink, start: '/folders' },
  pinboard: { ...TOOL_APPEARANCES.pinboard, id: 5, start: '/pinboard/boards' },
  text_editor: { ...TOOL_APPEARANCES.text_editor, id: 2, start: '/text_editor/documents' },
  word_clouds: { ...TOOL_APPEARANCES.word_clouds, id: 3, start: '/word_clouds/word_clouds' },
  surveys: { ...TOOL_APPEARANCES.surveys, id: 4, start: '/surveys/surveys' },
  teaching_board: { ...TOOL_APPEARANCES.teaching_board, id: 6, start: '/teaching_board/screens' },
  worksheet: { ...TOOL_APPEARANCES.worksheet, id: 7, start: '/worksheet/worksheets' },
  correction_aid: { ...TOOL_APPEARANCES.correction_aid, id: 35, start: '/ai/feedbacks' },
  timetable: { ...TOOL_APPEARANCES.timetable, id: 45, start: '/timetable' },
  pupil_feedback: { ...TOOL_APPEARANCES.pupil_feedback, id: 34, start: '/pupil_feedback/assignments' },
  file_sharing: { ...TOOL_APPEARANCES.file_sharing, id: 14, start: '/file_sharing/files' },
  timetable_prototype: { ...TOOL_APPEARANCES.timetable_prototype, id: 60, start: '/timetable-prototype' },
  website: { ...TOOL_APPEARANCES.website, id: 17, start: '/website/pages' },
  assistants: { ...TOOL_APPEARANCES.assistants, id: 23, start: '/ai/assistants' },
  mini_tools: { ...TOOL_APPEARANCES.mini_tools, id: 24, start: '/ai/mini_tools' },
  converters: { id: 44, colour: 'pflaume', swirl: 0, icon: IconArrowsExchange, start: '/ai/converters' },
  document_qas: { id: 43, colour: 'pflaume', swirl: 2, icon: IconFileSearch, start: '/ai/document_qas' },
  link_shortener: { ...TOOL_APPEARANCES.link_shortener, id: 13, start: '/link_shortener/links' },
  qrcodes: { ...TOOL_APPEARANCES.qrcodes, id: 15, start: '/qrcodes/qrcodes' },
  audio_recorder: { ...TOOL_APPEARANCES.audio_recorder, id: 20, start: '/audio_recorder/files' },
  screen_recorder: { ...TOOL_APPEARANCES.screen_recorder, id: 21, start: '/screen_recorder/files' },
  video_recorder: { ...TOOL_APPEARANCES.video_recorder, id: 22, start: '/video_recorder/files' },
  library: { id: 10, colour: 'beere', swirl: 2, icon: IconFolder, start: '/folders' },
  gallery: { id: 11, colour: 'tafel', swirl: 2, icon: IconWorld, start: '/gallery' },
  privacy: { id: 12, colour: 'pflaume', swirl: 2, icon: IconShield, start: '/profile' },
} as const satisfies Record<string, HelpCategory>;
export type HelpCategoryKey = keyof typeof HELP_CATEGORIES;
export const HELP_CATEGORY_KEYS = Object.keys(HELP_CATEGORIES) as HelpCategoryKey[];
