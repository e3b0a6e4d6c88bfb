import { type Configuration, deriveKey, sign } from '@murmel/server';

/** A mail address as the key of an attempt: whoever reads the table learns no addresses. */
export function mailKey(configuration: Configuration, purpose: string, email: string): string {
  return `${purpose}:${sign(deriveKey(configuration.secret, 'attempts'), email)}`;
}
