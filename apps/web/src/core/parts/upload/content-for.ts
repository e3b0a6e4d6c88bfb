import type { OwnerFile } from '@murmel/contracts';
import type { UploadKind } from './rules';

/** What the part keeps of a file that was sent; the names of the fields are those of its kind. */
export function contentFor(kind: UploadKind, { id, name, contentType, bytes }: OwnerFile): Record<string, string | number | null> {
  if (kind === 'image') return { file: id };
  if (kind === 'h5p') return { file: id, name };
  return kind === 'video' ? { file: id, name, address: null } : { file: id, name, contentType, bytes };
}
