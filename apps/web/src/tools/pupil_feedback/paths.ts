import { FEEDBACK_TYPES, type FeedbackType, TOOLS } from '@murmel/contracts';

const { route } = TOOLS.pupil_feedback;

/** Returns the address of the task, of the class, or of one text. @param page place of the text among all, from 1 */
export const taskPath = (id: string): string => `${route}/${id}`;
export const responsesPath = (id: string): string => `${route}/${id}/responses`;
export function textPath(id: string, page: number, type?: FeedbackType): string {
  return `${responsesPath(id)}/${page}${type ? `/feedback/${type}` : ''}`;
}

/** Returns which part of a text an address names. */
export function feedbackTypeOf(word: string | undefined): FeedbackType {
  return FEEDBACK_TYPES.find((type) => type === word) ?? 'versions';
}
