import { parsePartAddress } from '@murmel/contracts';

/** The part's own id on its board. @param address checked by the contract */
export function partIdOf(address: string): string {
  return parsePartAddress(address)?.partId ?? '';
}
