/** Counts the characters of a text as people see it and as the contract counts: code points, so that a 🌱 is one. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
