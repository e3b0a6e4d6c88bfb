import { isDeepStrictEqual } from 'node:util';
import type { WorksheetFeedback as Answer } from '@murmel/contracts';
import type { WorksheetFeedback } from '@murmel/server';

/** Returns feedback for its authors: the current text, and if it differs from the last published one. */
export function writtenFeedback({ draft, given, givenAt }: WorksheetFeedback): Answer {
  return { ...draft, givenAt: givenAt?.toISOString() ?? null, newer: givenAt !== null && !isDeepStrictEqual(draft, given) };
}

/** Returns the given feedback for the author of the response, null before. */
export function givenFeedback({ given, givenAt }: WorksheetFeedback): Answer | null {
  return given && givenAt ? { ...given, givenAt: givenAt.toISOString(), newer: false } : null;
}
