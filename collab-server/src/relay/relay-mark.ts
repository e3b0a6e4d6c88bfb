import type { IncomingHttpHeaders } from 'node:http';
import { acceptedSecrets, type Configuration, deriveKey, equalSecrets, sign } from '@murmel/server';

/** Says that another server of the installation led this here, once: it is led no further. Bound to no clock. */
export const RELAY_HEADER = 'x-murmel-relayed';

export function relayMark({ secret }: Pick<Configuration, 'secret'>, path: string): string {
  return sign(deriveKey(secret, 'relay'), path);
}

/** Strangers cannot make a server keep what is not its own. */
export function isRelayed(configuration: Configuration, path: string, headers: IncomingHttpHeaders): boolean {
  const given = headers[RELAY_HEADER];
  return typeof given === 'string' && acceptedSecrets(configuration).some((secret) => equalSecrets(given, relayMark({ secret }, path)));
}
