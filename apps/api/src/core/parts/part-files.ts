import type { Part } from '@murmel/documents';

/** Ids of the files that parts show, whichever of their kinds has one. */
export function filesOf(parts: readonly Part[]): string[] {
  return parts.flatMap(({ content }) => ('file' in content && typeof content.file === 'string' ? [content.file] : []));
}
