import type { GivenTextFeedback, WrittenTextFeedback } from '@murmel/contracts';
import type { PupilTextFeedback } from '@murmel/server';

/** Returns the feedback that was given on a version, undefined before. */
export function givenFeedback({ version, given, givenAt }: PupilTextFeedback): GivenTextFeedback | undefined {
  return given && givenAt ? { version, ...given, givenAt: givenAt.toISOString() } : undefined;
}

/** Returns feedback for its authors: as it is written now, and as it was given last. */
export function writtenFeedback(row: PupilTextFeedback): WrittenTextFeedback {
  const { id, version, text, levels, score } = row;
  return { id, version, text, levels, score, given: givenFeedback(row) ?? null };
}
