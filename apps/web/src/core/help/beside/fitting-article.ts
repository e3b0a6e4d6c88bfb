import type { ToolKey } from '@murmel/contracts';
import type { HelpArticleKey } from '../articles';

interface Fitting {
  /** while the user makes something */
  making: HelpArticleKey;
  /** while answers come */
  responses?: HelpArticleKey;
}

/** The first article beside each tool; a test asks for one of its own. */
const FITTING: Partial<Record<ToolKey, Fitting>> = {
  correction_aid: { making: 'correctionMake' },
  timetable_prototype: { making: 'calendarMake' },
  pupil_feedback: { making: 'textMake', responses: 'textAnswer' },
  file_sharing: { making: 'filesGive' },
  assistants: { making: 'assistantMake' },
  mini_tools: { making: 'miniToolMake' },
  audio_recorder: { making: 'soundRecord' },
  screen_recorder: { making: 'screenRecord' },
  video_recorder: { making: 'videoRecord' },
  link_shortener: { making: 'linkMake' },
  pinboard: { making: 'pinboardRights' },
  qrcodes: { making: 'codeMake' },
  timetable: { making: 'weekMake' },
  surveys: { making: 'surveyMake', responses: 'surveyResults' },
  teaching_board: { making: 'boardStart' },
  text_editor: { making: 'writeTogether' },
  website: { making: 'siteMake' },
  word_clouds: { making: 'cloudStart' },
  worksheet: { making: 'sheetMake', responses: 'sheetFeedback' },
};

/** Returns the article that fits the page of an item. */
export function fittingArticle(tool: ToolKey, pathname: string): HelpArticleKey {
  const { making, responses = making }: Fitting = FITTING[tool] ?? { making: 'firstItem' };
  return pathname.split('/').includes('responses') ? responses : making;
}
