/**
 * Converts untrusted text to one line: without control characters and signs that turn the direction of writing, never cut within a
 * character.
 */
export function singleLine(text: string, max: number): string {
  const line = text
    .normalize('NFC')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Co}\p{Cs}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line
    .slice(0, max)
    .replace(/\p{Cs}$/u, '')
    .trimEnd();
}
