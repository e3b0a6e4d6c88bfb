import { LIMITS } from '@murmel/contracts';
import { cardKind } from './card-kind.js';
import { optionalId, textUpTo, wholeNumber } from './fields.js';

export type FileContent = { file: string | null; name: string; contentType: string; bytes: number };

export const file = cardKind<FileContent>({
  fields: { file: optionalId, name: textUpTo(LIMITS.file.nameMax), contentType: textUpTo(200), bytes: wholeNumber(0, 1e12) },
  initial: { file: null, name: '', contentType: '', bytes: 0 },
  size: { width: 12, height: 8 },
});
