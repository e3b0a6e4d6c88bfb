import { LIMITS } from '@murmel/contracts';

/** Decision A23. Phones often name no media type, so the ending counts; the api looks at the bytes. */
export const FILE_ENDINGS = ['pdf', 'jpg', 'jpeg', 'png', 'docx', 'odt', 'mp3', 'm4a'] as const;
/** For the `accept` of a file input. */
export const ACCEPTED = FILE_ENDINGS.map((ending) => `.${ending}`).join(',');

export type FileProblem = 'empty' | 'tooLarge' | 'type';

const { maxMegabytes } = LIMITS.file.answer;
const MEGABYTE = 1024 * 1024;

/** @returns what the api would refuse anyway, undefined when the file is worth sending */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | undefined {
  if (size === 0) return 'empty';
  if (size > maxMegabytes * MEGABYTE) return 'tooLarge';
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return name.includes('.') && FILE_ENDINGS.some((known) => known === ending) ? undefined : 'type';
}

/** A size in words of the language, in MB with one decimal, small ones in kB. */
export function fileSize(bytes: number, language: string): string {
  const [value, unit] = bytes < MEGABYTE / 10 ? [Math.max(1, Math.round(bytes / 1024)), 'kB'] : [bytes / MEGABYTE, 'MB'];
  // Just above the limit must not read as the limit.
  const rounded = unit === 'MB' && bytes > maxMegabytes * MEGABYTE ? Math.ceil(value * 10) / 10 : value;
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(rounded)}\u202f${unit}`;
}
