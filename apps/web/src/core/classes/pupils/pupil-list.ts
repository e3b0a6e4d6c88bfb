import { givenName, LIMITS, textProblem } from '@murmel/contracts';

export interface PupilList {
  /** one per line that has something on it, as it will be stored */
  names: string[];
  /** lines too long to be a name */
  tooLong: string[];
  /** names that occur more than once, each listed once */
  repeated: string[];
}

/** "1. " or "- " before a name, as lists bring them along; "9a" stays. */
const BULLET = /^(?:\d{1,3}[.)]\s+|[-–•*]\s+)/u;

/**
 * Parses a pasted list of names or abbreviations, one per line. Of a line from a class register it takes the name the pupil is called by.
 */
export function pupilList(text: string): PupilList {
  const names = text
    .split(/[\r\n;]+/u)
    .map((line) => line.trim().replace(BULLET, '').replace(/\s+/gu, ' ').trim())
    .map(givenName)
    .filter((name) => name !== '');
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
