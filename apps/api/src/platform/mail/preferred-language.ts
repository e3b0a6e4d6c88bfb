import type { InterfaceLanguage } from '@murmel/contracts';
import type { FastifyRequest } from 'fastify';

/** The first language of the browser that the product speaks, else German. */
export function preferredLanguage(request: FastifyRequest): InterfaceLanguage {
  const wanted = (request.headers['accept-language'] ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find((code) => code === 'de' || code === 'en') === 'en' ? 'en' : 'de';
}
