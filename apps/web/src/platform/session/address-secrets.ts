/** Query parameters that are secrets: they go into headers and, once exchanged, out of the address bar (spec E1). */
const SECRETS = { accessToken: 'token', publicToken: 'public_token', itemPassword: 'password' } as const;

/** Pattern of a response's key in the fragment of an address, where no server, log or other page can see it. */
const RESPONSE_KEY = /^#([\w-]{32})$/;

export type AddressSecrets = Partial<Record<keyof typeof SECRETS | 'responseKey', string>>;

/** The secrets of an address. */
export function secretsIn({ search, hash }: Pick<Location, 'search' | 'hash'>): AddressSecrets {
  const responseKey = RESPONSE_KEY.exec(hash)?.[1];
  return { ...splitSecrets(search).secrets, ...(responseKey !== undefined && { responseKey }) };
}

/** The fragment of an address without its secret. */
export function hashWithoutSecret(hash: string): string {
  return hash.replace(RESPONSE_KEY, '');
}

/** Splits a query (`?a=b`) into its secrets and what may stay visible. */
export function splitSecrets(search: string): { secrets: AddressSecrets; rest: string } {
  const query = new URLSearchParams(search);
  const secrets: AddressSecrets = {};
  for (const [field, name] of Object.entries(SECRETS) as [keyof typeof SECRETS, string][]) {
    const value = query.get(name);
    if (value) secrets[field] = value;
    query.delete(name);
  }
  if (Object.keys(secrets).length === 0) return { secrets, rest: search };
  const rest = query.toString();
  return { secrets, rest: rest ? `?${rest}` : '' };
}
