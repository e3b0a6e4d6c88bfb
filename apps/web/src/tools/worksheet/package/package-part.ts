import type { BlockOf } from '@murmel/documents';
import type { PackagePart } from '../../../core/parts/upload/use-part-upload';

/** A block as uploads know what a file is put on. */
export function packagePart({ id, content }: BlockOf<'H5p'>): PackagePart {
  return { id, kind: 'h5p', content };
}
