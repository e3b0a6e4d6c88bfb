/** An address in three pieces, of which the host is what people have to read. */
export function addressParts(address: string): { before: string; host: string; rest: string } {
  const url = URL.parse(address);
  if (!url) return { before: '', host: address, rest: '' };
  const rest = url.pathname === '/' && url.search === '' && url.hash === '' ? '' : url.pathname + url.search + url.hash;
  return { before: `${url.protocol}//`, host: url.host, rest };
}

/** Returns the address without the scheme: "klexikon.zum.de/wiki/Wald". */
export function shortAddress(address: string): string {
  const { host, rest } = addressParts(address);
  return host + rest;
}
