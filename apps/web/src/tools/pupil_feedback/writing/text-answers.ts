import { characterCount, PUPIL_FEEDBACK_LIMITS, type PupilTextAnswer } from '@murmel/contracts';
import { answersOf } from '../../../core/answers/answers';

/** The one part of a response, as the mechanism of answers knows it. */
export const TEXT_PART = 'text';
export const PARTS = [{ id: TEXT_PART, required: true }] as const;

export const TEXT_ANSWERS = answersOf<(typeof PARTS)[number], PupilTextAnswer>(
  'partId',
  (_part, answer) => (answer?.text ?? '').trim() !== '',
  (_part, answer) => answer,
  ({ text = '' }) => characterCount(text) > PUPIL_FEEDBACK_LIMITS.textMax,
);

/** Returns the part of the answers that is sent; nothing for an empty text. */
export function sentAnswers(answers: Readonly<Record<string, PupilTextAnswer>>): { partId: 'text'; text: string }[] {
  return TEXT_ANSWERS.list(PARTS, answers).map(({ text = '' }) => ({ partId: TEXT_PART, text }));
}
