import { LIMITS, publicPlaceOf } from '@murmel/contracts';
import { cardKind } from './card-kind.js';
import { optionalId, readWith, textUpTo } from './fields.js';

/** One of the teacher's own items, live. `address`: its public page as the share dialog gives it, a path of this installation. */
export type InternalToolContent = { item: string | null; name: string; address: string | null };

export const internalTool = cardKind<InternalToolContent>({
  fields: { item: optionalId, name: textUpTo(LIMITS.title.max), address: readWith(500, ownAddress) },
  initial: { item: null, name: '', address: null },
  size: { width: 24, height: 18 },
});

function ownAddress(value: string): string | undefined {
  return publicPlaceOf(value.split(/[?#]/)[0] ?? '') ? value : undefined;
}
