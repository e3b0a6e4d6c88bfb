import type { IncomingHttpHeaders } from 'node:http';
import { acceptedSecrets, type Configuration, deriveKey, equalSecrets, sign } from '@murmel/server';

/** Marks a request that another server of the installation relayed once: it is not relayed again. It does not depend on a clock. */
export const RELAY_HEADER = 'x-murmel-relayed';

export function relayMark({ secret }: Pick<Configuration, 'secret'>, path: string): string {
  return sign(deriveKey(secret, 'relay'), path);
}

/** True if the request was relayed. A client cannot forge the mark to make a server keep a foreign document. */
export function isRelayed(configuration: Configuration, path: string, headers: IncomingHttpHeaders): boolean {
  const given = headers[RELAY_HEADER];
  return typeof given === 'string' && acceptedSecrets(configuration).some((secret) => equalSecrets(given, relayMark({ secret }, path)));
}
