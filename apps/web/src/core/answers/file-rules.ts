import { ANSWER_FILE_ENDINGS, LIMITS, MEGABYTE } from '@murmel/contracts';

export type FileProblem = 'empty' | 'tooLarge' | 'type' | 'heic';

const { maxMegabytes } = LIMITS.file.answer;

/** @returns what the api would refuse anyway, undefined when the file is worth sending */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | undefined {
  if (size === 0) return 'empty';
  if (size > maxMegabytes * MEGABYTE) return 'tooLarge';
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return name.includes('.') && ANSWER_FILE_ENDINGS.some((known) => known === ending) ? undefined : 'type';
}

/** True if the file may be converted to a photo that can be sent: photos that are too large, and those in the format of phones. */
export function mayBePhoto({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return type.startsWith('image/') || /\.(jpe?g|png|hei[cf])$/i.test(name);
}
