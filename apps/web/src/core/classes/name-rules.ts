import { LIMITS } from '@murmel/contracts';

export type NameProblem = 'required' | 'tooShort' | 'tooLong';

/** What is wrong with a text by its limits, as the server holds them, too. */
export function nameProblem(name: string, { min, max }: { min: number; max: number }): NameProblem | undefined {
  const text = name.trim();
  if (text === '') return 'required';
  if (text.length < min) return 'tooShort';
  return text.length > max ? 'tooLong' : undefined;
}

export const CLASS_NAME = LIMITS.schoolClass.name;
export const PUPIL_NAME = LIMITS.schoolClass.pupilName;
