import { LIMITS } from '@murmel/contracts';
import type { AnswerTables } from '../../core/answers/answer-tables.js';
import { responseStore } from '../../core/answers/response-store.js';
import { countResponses } from './tallies.js';

/** Tables of participants' answers. */
export const SURVEY_TABLES: AnswerTables<'questionId'> = {
  responses: 'survey_response',
  answers: 'survey_answer',
  part: { field: 'questionId', column: 'question_id', type: 'uuid' },
  optionIds: 'uuid[]',
  parts: 'survey_question',
  further: {},
  responseColumns: {},
};

export const { claimResponse, storeAnswers } = responseStore(SURVEY_TABLES, { limit: LIMITS.survey.responsesMax, count: countResponses });
