import { domainToUnicode } from 'node:url';

/** A host with letters beyond ASCII, as its owner writes it: some of them look like others. @returns null where nothing can be mistaken */
export function lookalikeOf(address: string): string | null {
  const host = URL.parse(address)?.hostname ?? '';
  return /(^|\.)xn--/.test(host) ? domainToUnicode(host) : null;
}
