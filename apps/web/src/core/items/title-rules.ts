import { LIMITS } from '@murmel/contracts';

export type TextProblem = 'required' | 'tooLong';

/** What is wrong with a title, by the limits that the server holds, too. */
export function titleProblem(title: string): TextProblem | undefined {
  const text = title.trim();
  if (text.length < LIMITS.title.min) return 'required';
  return text.length > LIMITS.title.max ? 'tooLong' : undefined;
}

/** A description may be empty. */
export function descriptionProblem(description: string): TextProblem | undefined {
  return description.trim().length > LIMITS.description.max ? 'tooLong' : undefined;
}
