import { responseActivity } from '../../core/answers/response-activity.js';
import type { ToolContribution } from '../../core/tool-contribution/contributions.js';
import { assignmentFiles, textPhotos } from './assignment-files.js';
import { assignmentPictures, assignmentSearchText, exportAssignment } from './assignment-text.js';
import { assignmentCopying } from './copy-assignment.js';
import { addDemoAssignment } from './demo-assignment.js';
import { pupilFeedbackLive } from './feedback/text-overview.js';
import { assignmentPdf } from './pdf/assignment-pdf.js';
import { pupilFeedbackItem } from './pupil-feedback-item.js';
import { assignmentTemplates } from './templates/assignment-templates.js';
import { PUPIL_TEXT_TABLES } from './writing/pupil-text-kind.js';

/** Contributes writing assignments to the life cycle of items. Texts and feedback are deleted with the item's row by cascade. */
export const pupilFeedbackContribution: ToolContribution = {
  item: pupilFeedbackItem,
  live: pupilFeedbackLive,
  pictures: assignmentPictures,
  files: [assignmentFiles, textPhotos],
  activity: responseActivity(PUPIL_TEXT_TABLES),
  copying: assignmentCopying,
  templates: assignmentTemplates,
  exportContent: exportAssignment,
  pdf: assignmentPdf,
  searchText: assignmentSearchText,
  addExample: addDemoAssignment,
};
