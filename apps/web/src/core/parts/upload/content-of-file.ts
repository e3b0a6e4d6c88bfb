import type { OwnerFile } from '@murmel/contracts';
import type { UploadKind } from './rules';

/** Returns the content fields a part stores of an uploaded file; their names are those of its kind. */
export function contentOfFile(kind: UploadKind, { id, name, contentType, bytes }: OwnerFile): Record<string, string | number | null> {
  if (kind === 'image') return { file: id };
  if (kind === 'h5p') return { file: id, name };
  return kind === 'video' ? { file: id, name, address: null } : { file: id, name, contentType, bytes };
}
