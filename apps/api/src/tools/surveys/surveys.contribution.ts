import { answerFiles } from '../../core/answers/answer-files.js';
import { responseActivity } from '../../core/answers/response-activity.js';
import type { ToolContribution } from '../../core/tool-contribution/contributions.js';
import { surveyCopying } from './copy-survey.js';
import { addDemoSurvey } from './demo-survey.js';
import { exportContent } from './export/export-content.js';
import { surveyPdf } from './pdf/survey-pdf.js';
import { surveyPictures } from './picture/survey-picture.js';
import { fileIsReleased, type SurveyAudience, surveyAudience, surveyResults } from './results.js';
import { SURVEY_TABLES } from './store-response.js';
import { surveyItem } from './survey-item.js';
import { surveySearchText } from './survey-search-text.js';
import { surveyTemplates } from './templates/survey-templates.js';

/** Contributes surveys to the life cycle of items. Questions and responses are deleted with the item's row by cascade. */
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
  files: [answerFiles(fileIsReleased)],
  pictures: surveyPictures,
  activity: responseActivity(SURVEY_TABLES),
  copying: surveyCopying,
  templates: surveyTemplates,
  exportContent,
  pdf: surveyPdf,
  searchText: surveySearchText,
  addExample: addDemoSurvey,
};
