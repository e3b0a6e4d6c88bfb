const ALLOWED = new Set(['http:', 'https:', 'mailto:']);

/**
 * Returns the absolute address that a link of an answer may lead to; undefined for every other one. Addresses of this product are refused:
 * a model must not lead users to a button of their own pages.
 */
export function safeAddress(address: string | undefined): string | undefined {
  if (!address || !/^(https?:\/\/|mailto:)/i.test(address) || !URL.canParse(address)) return undefined;
  const { protocol, href, username, password } = new URL(address);
  // `https://bank.example@evil.example` looks like another place.
  return ALLOWED.has(protocol) && !username && !password ? href : undefined;
}
