const ALLOWED = new Set(['http:', 'https:', 'mailto:']);

/**
 * The address that a link of an answer may lead to, absolute; undefined for every other one. Places of this product are none:
 * a model must not lead somebody to a button of their own pages.
 */
export function safeAddress(address: string | undefined): string | undefined {
  if (!address || !/^(https?:\/\/|mailto:)/i.test(address) || !URL.canParse(address)) return undefined;
  const { protocol, href, username, password } = new URL(address);
  // `https://bank.example@evil.example` looks like another place.
  return ALLOWED.has(protocol) && !username && !password ? href : undefined;
}
