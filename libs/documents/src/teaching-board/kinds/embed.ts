import { embedAddress } from '../embed-address.js';
import { cardKind } from './card-kind.js';
import { readWith } from './fields.js';

export type EmbedContent = { address: string | null };

/** A page of another site, in a frame that may do little. */
export const embed = cardKind<EmbedContent>({
  fields: { address: readWith(10_000, embedAddress) },
  initial: { address: null },
  size: { width: 24, height: 18 },
});
