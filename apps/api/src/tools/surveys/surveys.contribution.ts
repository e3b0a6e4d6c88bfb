import { ANSWER_FILE_TYPES, LIMITS } from '@murmel/contracts';
import type { ToolContribution } from '../../core/items/contributions.js';
import { surveyCopying } from './copy-survey.js';
import { addDemoSurvey } from './demo-survey.js';
import { exportContent } from './export/export-content.js';
import { surveyPaper } from './paper/survey-paper.js';
import { surveyPictures } from './picture/survey-picture.js';
import { surveyActivity } from './project-activity.js';
import { fileIsReleased, type SurveyAudience, surveyAudience, surveyResults } from './results.js';
import { saidInSurvey } from './said-in-survey.js';
import { surveyItem } from './survey-item.js';
import { surveyTemplates } from './templates/survey-templates.js';

/** What surveys add to the life of items. Questions and responses go with the item's row by cascade. */
export const surveysContribution: ToolContribution = {
  item: surveyItem,
  live: {
    audiences: {
      teacher: { everyMs: 100, seesPeople: true },
      // Phones on bad Wi-Fi: the wall in front of them is what moves at once.
      guestResults: { everyMs: 500, seesPeople: false },
      guestWaiting: { everyMs: 1000, seesPeople: false },
    },
    audienceOf: surveyAudience,
    state: (manager, itemId, audience) => surveyResults(manager, itemId, audience as SurveyAudience),
  },
  files: {
    operation: 'item.answer',
    maxMegabytes: () => Promise.resolve(LIMITS.file.answer.maxMegabytes),
    types: ANSWER_FILE_TYPES,
    usedBy: 'answer',
    released: fileIsReleased,
  },
  pictures: surveyPictures,
  activity: surveyActivity,
  copying: surveyCopying,
  templates: surveyTemplates,
  exportContent,
  onPaper: surveyPaper,
  says: saidInSurvey,
  addExample: addDemoSurvey,
};
