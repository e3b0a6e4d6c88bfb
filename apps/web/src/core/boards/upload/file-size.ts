const MEGABYTE = 1024 * 1024;
const NARROW_SPACE = '\u202f';

/** A size in the words of the language: small ones in kB, others in MB with one decimal; never smaller than it is. */
export function fileSize(bytes: number, language: string): string {
  const [value, unit] = bytes < MEGABYTE ? [Math.ceil(bytes / 1024), 'KB'] : [Math.ceil((bytes / MEGABYTE) * 10) / 10, 'MB'];
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)}${NARROW_SPACE}${unit}`;
}
