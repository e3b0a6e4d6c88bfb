import type { QuestionType } from '@murmel/contracts';
import type { SurveyQuestion } from '@murmel/server';
import { apiError } from '../../platform/api-error.js';
import { optionId, type QuestionInput } from './question-rules.js';

/** Values that the sender of a change saw before it, for the fields they changed. */
export interface QuestionBefore {
  type?: QuestionType | undefined;
  title?: string | undefined;
  description?: string | undefined;
  required?: boolean | undefined;
  options?: { id: string; text: string }[] | undefined;
}

const FIELDS = ['type', 'title', 'description', 'required'] as const;

/**
 * Refuses to overwrite a value that the sender has not seen. A stored value equal to the one sent is no conflict: the change was sent
 * twice.
 * @throws CHANGED_MEANWHILE with the present values of what was overtaken
 */
export function refuseStaleEdit(present: SurveyQuestion, { was, ...wanted }: QuestionInput & { was?: QuestionBefore | undefined }): void {
  if (!was) return;
  const overtaken: string[] = FIELDS.filter(
    (field) => wanted[field] !== undefined && was[field] !== undefined && present[field] !== was[field] && present[field] !== wanted[field],
  );
  const { options } = wanted;
  if (options && was.options && !sameOptions(present.options, was.options) && !sameOptions(present.options, options.map(withId)))
    overtaken.push('options');
  if (overtaken.length === 0) return;
  throw apiError('CHANGED_MEANWHILE', {
    questionId: present.id,
    present: Object.fromEntries(overtaken.map((field) => [field, present[field as keyof SurveyQuestion]])),
  });
}

const withId = (option: NonNullable<QuestionInput['options']>[number]) => ({ id: optionId(option), text: option.text });

function sameOptions(
  some: readonly { id: string | undefined; text: string }[],
  others: readonly { id: string | undefined; text: string }[],
) {
  return some.length === others.length && some.every(({ id, text }, index) => id === others[index]!.id && text === others[index]!.text);
}
