import { LIMITS } from '@murmel/contracts';
import * as v from 'valibot';
import { cardKind } from './card-kind.js';
import { optionalId, textUpTo } from './fields.js';

export type ImageContent = { file: string | null; alt: string; fit: 'cover' | 'contain' };

export const image = cardKind<ImageContent>({
  fields: { file: optionalId, alt: textUpTo(LIMITS.image.altMax), fit: v.picklist(['cover', 'contain']) },
  initial: { file: null, alt: '', fit: 'cover' },
  size: { width: 14, height: 14 },
});
