import { LIMITS } from '@murmel/contracts';

export const SCHOOL_NAME = LIMITS.school.name;

/** What is wrong with the name of a school by its limits, as the server holds them, too. */
export function nameProblem(name: string): 'required' | 'tooShort' | 'tooLong' | undefined {
  const text = name.trim();
  if (text === '') return 'required';
  if (text.length < SCHOOL_NAME.min) return 'tooShort';
  return text.length > SCHOOL_NAME.max ? 'tooLong' : undefined;
}
