/**
 * The name that somebody is called by in class: what stands behind the comma of a line out of a class register ("Müller, Anna"),
 * else the line. More commas than one make no such line.
 */
export function givenName(line: string): string {
  const [family = '', given = '', ...more] = line.split(',').map((part) => part.trim());
  return more.length === 0 && family !== '' && given !== '' ? given : line;
}
