import { embedAddress } from './embed-address.js';
import { videoOf } from './video-address.js';

const ADDRESS_MAX = 2000;

/**
 * Returns the address of a frame, in one spelling: a film at a platform that the product knows, or a page over https. Taken from an address
 * or from the embed snippet of a site; of the snippet only the address is kept (spec FLA-06).
 */
export function frameAddress(input: string): string | undefined {
  const address = videoOf(input)?.address ?? embedAddress(input);
  const known = address && (videoOf(address)?.address ?? address);
  return known !== undefined && known.length <= ADDRESS_MAX ? known : undefined;
}

/** @returns undefined unless it is an address as `frameAddress` writes it */
export function allowedFrame(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= ADDRESS_MAX && frameAddress(value) === value ? value : undefined;
}
