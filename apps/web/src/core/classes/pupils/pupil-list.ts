import { LIMITS, textProblem } from '@murmel/contracts';
import { pastedNames } from '../../pasted/pasted-names';

export interface PupilList {
  /** one per pupil, as it will be stored */
  names: string[];
  /** lines too long to be a name */
  tooLong: string[];
  /** names that occur more than once, each listed once */
  repeated: string[];
}

/** Parses a pasted list of names or abbreviations. Of a line from a class register it takes the name the pupil is called by. */
export function pupilList(text: string): PupilList {
  const names = pastedNames(text);
  const known = new Set<string>();
  const repeated = new Set<string>();
  for (const name of names) (known.has(name) ? repeated : known).add(name);
  return { names, tooLong: names.filter((name) => textProblem(name, LIMITS.schoolClass.pupilName)), repeated: [...repeated] };
}

export type ListProblem = 'empty' | 'tooLong' | 'tooMany' | 'tooManyAtOnce';

/**
 * Returns the reason a list cannot be added; the server decides in the end.
 * @param free how many more pupils fit into the class, null: any number
 */
export function listProblem({ names, tooLong }: PupilList, free: number | null): ListProblem | undefined {
  if (names.length === 0) return 'empty';
  if (tooLong.length > 0) return 'tooLong';
  if (free !== null && names.length > free) return 'tooMany';
  return names.length > LIMITS.schoolClass.pupilsAtOnce ? 'tooManyAtOnce' : undefined;
}
