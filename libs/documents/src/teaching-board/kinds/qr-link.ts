import { cardKind } from './card-kind.js';
import { readWith, webAddress } from './fields.js';

export type QrLinkContent = { address: string | null };

export const qrLink = cardKind<QrLinkContent>({
  fields: { address: readWith(2000, webAddress) },
  initial: { address: null },
  size: { width: 9, height: 14 },
});
