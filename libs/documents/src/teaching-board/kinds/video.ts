import { LIMITS } from '@murmel/contracts';
import { videoOf } from '../video-address.js';
import { cardKind } from './card-kind.js';
import { optionalId, readWith, textUpTo } from './fields.js';

/** A film at YouTube or Vimeo, or one that was uploaded. */
export type VideoContent = { address: string | null; file: string | null; name: string };

export const video = cardKind<VideoContent>({
  fields: { address: readWith(2000, (value) => videoOf(value)?.address), file: optionalId, name: textUpTo(LIMITS.file.nameMax) },
  initial: { address: null, file: null, name: '' },
  size: { width: 20, height: 13 },
});
