import type { IncomingMessage } from 'node:http';
import { type Configuration, clientAddress } from '@murmel/server';

/** Whose address counts for a line, where Fastify does not say it: the same as `request.ip` of a call, by the same setting. */
export function callerAddress(request: IncomingMessage, { trustProxy }: Pick<Configuration, 'trustProxy'>): string {
  return clientAddress(request, trustProxy);
}
