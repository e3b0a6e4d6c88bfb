import { answeredActivity } from '../../core/answers/answered-activity.js';
import { WORKSHEET_TABLES } from './work/worksheet-answer-kind.js';

/** Activity of people who handed in. */
export const worksheetActivity = answeredActivity(WORKSHEET_TABLES);
