/**
 * Returns a pupil's name as the administration sees it: the first word, and of the last one its first letter. Whole names stay with their
 * teachers.
 */
export function pupilAbbreviation(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const last = others.at(-1);
  return last === undefined ? first : `${first} ${[...last][0]}.`;
}
