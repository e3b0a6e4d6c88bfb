import { characterCount, fittingAnswer, LIMITS, type SurveyAnswer, type SurveyQuestion, saysSomething } from '@murmel/contracts';
import { answersOf } from '../../../core/answers/answers';

/** @returns by how many characters the text is too long, 0 when it fits (spec A22) */
export function charactersOver(text: string | undefined): number {
  return Math.max(0, characterCount(text ?? '') - LIMITS.survey.longAnswerMax);
}

export const SURVEY_ANSWERS = answersOf<SurveyQuestion, SurveyAnswer>(
  'questionId',
  saysSomething,
  fittingAnswer,
  ({ text }) => charactersOver(text) > 0,
);
export const { check: checkAnswers, fitting: fittingAnswers, list: answerList, byPart: byQuestion, newer: newerOf } = SURVEY_ANSWERS;
