import type { IncomingMessage } from 'node:http';
import { type Configuration, clientAddress } from '@murmel/server';

/**
 * Returns the caller's address of a connection, where Fastify does not provide it: the same as `request.ip` of a call, by the same setting.
 */
export function callerAddress(request: IncomingMessage, { trustProxy }: Pick<Configuration, 'trustProxy'>): string {
  return clientAddress(request, trustProxy);
}
