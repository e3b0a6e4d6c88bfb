import { type Configuration, deriveKey, sign } from '@murmel/server';

/** Returns the key of an attempt for a mail address, so that a reader of the table learns no addresses. */
export function mailKey(configuration: Configuration, purpose: string, email: string): string {
  return `${purpose}:${sign(deriveKey(configuration.secret, 'attempts'), email)}`;
}
