const LONGEST = 60;

/** A title as far as every file system takes it; may be empty. */
export function fileWords(title: string): string {
  return title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, LONGEST)
    .trim();
}
