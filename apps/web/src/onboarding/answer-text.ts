import { audienceText } from '../core/items/audience';
import type { Translate } from '../platform/i18n/i18n';
import type { ChosenAnswers } from './chosen-answers';

/** Number of subjects that an answer names; how many more there are stands behind them. */
const NAMED = 3;

/**
 * Returns an answer in words; empty where nothing was answered.
 * @param t texts of `items/settings`
 */
export function answerText(t: Translate, question: 'subjects' | 'grades' | 'goal', answers: ChosenAnswers): string {
  const none = { subjectTypes: [], gradeLevels: [], international: false };
  if (question === 'subjects') return audienceText(t, { ...none, subjectTypes: answers.subjectTypes }, NAMED).join(', ');
  if (question === 'goal') return '';
  const grades = audienceText(t, { ...none, gradeLevels: answers.gradeLevels });
  return [...grades, ...answers.schoolTypes.map((type) => t(`schoolTypes.${type}`))].join(', ');
}
