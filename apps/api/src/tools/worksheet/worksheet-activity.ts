import { responseActivity } from '../../core/answers/response-activity.js';
import { WORKSHEET_TABLES } from './work/worksheet-answer-kind.js';

/** Activity of people who handed in. */
export const worksheetActivity = responseActivity(WORKSHEET_TABLES);
