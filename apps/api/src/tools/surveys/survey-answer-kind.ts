import { askedQuestions, type OwnResponse, type SurveyAnswer } from '@murmel/contracts';
import { publish, type SurveyQuestion } from '@murmel/server';
import type { AnswerKind } from '../../core/answers/answer-kind.js';
import { plainResponse } from '../../core/answers/stored-answers.js';
import { checkAnswer } from './answer-rules.js';
import { claimResponse, SURVEY_TABLES, storeAnswers } from './store-response.js';
import { openQuestions, surveyOf } from './survey-repository.js';

export interface SurveyAnswerTypes {
  part: 'questionId';
  asked: SurveyQuestion;
  answer: SurveyAnswer;
  further: object;
  row: object;
  own: OwnResponse<SurveyAnswer>;
}

/** Answers to questions: while the survey is open, changed by handing them in again. */
export const surveyAnswerKind: AnswerKind<SurveyAnswerTypes> = {
  tables: SURVEY_TABLES,
  store: { claimResponse, storeAnswers },
  find: surveyOf,
  open: openQuestions,
  asked: askedQuestions,
  check: checkAnswer,
  shownAnswer(questionId, { optionIds, number, text, fileId }) {
    if (optionIds) return { questionId, optionIds };
    if (number !== null) return { questionId, number };
    if (text !== null) return { questionId, text };
    return fileId === null ? undefined : { questionId, fileId };
  },
  toOwnResponse: plainResponse,
  publishChange: (manager, { itemId }) => publish(manager, 'item.changed', { itemId }),
};
