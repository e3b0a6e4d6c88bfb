const NARROW_SPACE = '\u202f';
const UNITS = ['kB', 'MB', 'GB'] as const;
/** Unit of file size limits. */
const STEP = 1024;

/** A size in the words of the language, from MB on with one decimal. Never smaller than it is: just above a limit must not read as the limit. */
export function fileSize(bytes: number, language: string): string {
  const power = bytes < STEP ** 2 ? 0 : bytes < STEP ** 3 ? 1 : 2;
  const digits = power === 0 ? 1 : 10;
  const value = Math.ceil((bytes / STEP ** (power + 1)) * digits) / digits;
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)}${NARROW_SPACE}${UNITS[power]}`;
}
