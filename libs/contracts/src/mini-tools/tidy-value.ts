import { withoutMarks } from './marks.js';

/**
 * Characters that are invisible but read by a model: control and direction signs, halves of letters, tags. Joiners belong to scripts and
 * emoji.
 */
const UNSEEN = /(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;

/** A value as it goes into a prompt: what people see of it and nothing else. @param long it may have lines */
export function tidyValue(typed: string, long: boolean): string {
  const lines = typed.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/\t/g, ' ');
  const seen = withoutMarks(lines.replace(UNSEEN, ''));
  return (long ? seen.replace(/\n{3,}/g, '\n\n') : seen.replace(/\s+/g, ' ')).trim();
}
