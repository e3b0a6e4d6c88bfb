import { isChoice, LIMITS, type SurveyQuestion, textProblem } from '@murmel/contracts';
import { randomUuid } from '../../../platform/random-id';

/** An option while it is written. A new one has the id that the server takes over. */
export type DraftOption = SurveyQuestion['options'][number];

/** A question as it stands on the screen, which may be ahead of the server. */
export interface DraftQuestion extends Omit<SurveyQuestion, 'options'> {
  options: readonly DraftOption[];
}
export type QuestionFields = Pick<DraftQuestion, 'type' | 'title' | 'description' | 'required' | 'options'>;

const { questionMax, options: optionLimits } = LIMITS.survey;

/** True if a field exceeds the server's limit; it is not sent until it is shortened. */
export function tooLong({ title, description, options }: Partial<QuestionFields>): boolean {
  const over = (text: string | undefined, max: number): boolean => textProblem(text ?? '', { max }) !== undefined;
  return (
    over(title, questionMax) ||
    over(description, LIMITS.description.max) ||
    (options?.length ?? 0) > optionLimits.max ||
    (options ?? []).some(({ text }) => over(text, optionLimits.textMax))
  );
}

export function newOption(text = ''): DraftOption {
  return { id: randomUuid(), text };
}

/** Returns the minimum number of empty options of a choice. */
export function firstOptions(): DraftOption[] {
  return Array.from({ length: optionLimits.min }, () => newOption());
}

/** True if two texts differ only in outer spaces, which the server cuts off. */
export function sameText(some: string, other: string): boolean {
  return some.trim() === other.trim();
}

export function sameOptions(some: readonly DraftOption[], others: readonly DraftOption[]): boolean {
  return (
    some.length === others.length && some.every(({ id, text }, index) => id === others[index]!.id && sameText(text, others[index]!.text))
  );
}

/** True if both values are equal, and there is nothing to save. Options of a question without a choice are ignored. */
export function sameField(field: keyof QuestionFields, some: DraftQuestion, other: DraftQuestion): boolean {
  if (field === 'options') return !isChoice(some.type) || sameOptions(some.options, other.options);
  if (field === 'title' || field === 'description') return sameText(some[field], other[field]);
  return some[field] === other[field];
}
