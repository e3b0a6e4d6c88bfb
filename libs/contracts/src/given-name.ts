/**
 * Returns the name a pupil is called by in class: the text behind the comma of a line out of a class register ("Müller, Anna"), else the
 * line. A line with more than one comma is returned as it is.
 */
export function givenName(line: string): string {
  const [family = '', given = '', ...more] = line.split(',').map((part) => part.trim());
  return more.length === 0 && family !== '' && given !== '' ? given : line;
}
