import type { SchoolClass } from '@murmel/contracts';
import { publicAddress, typedAddress } from '../../platform/page/addresses';

/** The class's own link, for QR codes and for copying: behind it a code is compared with this class only. */
export function joinAddress({ joinPath }: Pick<SchoolClass, 'joinPath'>): string {
  return publicAddress(joinPath);
}

/** Returns the address in the QR code of a pupil's card, which opens by itself. Behind the # the secret reaches no log. */
export function cardAddress(card: string): string {
  return publicAddress(`/go#${card}`);
}

/** Returns the address for typing by hand: "murmel.example/go". */
export function shortGoAddress(): string {
  return typedAddress('/go');
}
