import { ITEM_TYPES, publicPlaceOf } from '@murmel/contracts';
import type { Configuration } from '@murmel/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiError } from './api-error.js';
import { shellToolOf } from './page/shell-address.js';

/** The name under which a browser asks: addresses of WebSockets are made from it. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/**
 * Headers of every answer. Own code instead of helmet's defaults, which would upgrade a classroom's
 * `http://192.168.x.x` to HTTPS and so load nothing (docs/decisions).
 */
export function securityHeaders(fastify: FastifyInstance, configuration: Configuration): void {
  fastify.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      'content-security-policy': contentSecurityPolicy(configuration, request),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), interest-cohort=()',
      // Nothing is kept unless its sender says so: neither personal answers nor a failure.
      'cache-control': 'no-store',
      ...(configuration.https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    });
    if (!isHost(request.host)) throw apiError('BAD_REQUEST', { field: 'host' });
  });
}

/** Styles may be inline (Mantine and ProseMirror set them), scripts never. */
function contentSecurityPolicy(configuration: Configuration, { hostname, host, url }: FastifyRequest): string {
  // Not every browser counts WebSockets as 'self'.
  const sockets = isHost(host)
    ? [`${configuration.https ? 'wss' : 'ws'}://${host}`, new URL(collaborationUrl(configuration, hostname)).origin]
    : [];
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...sockets].join(' '),
    `frame-src ${frameSources(url.split('?')[0] ?? '')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

function isHost(host: string): boolean {
  return HOST.test(host) && URL.canParse(`http://${host}`);
}

/**
 * Which pages may stand in a frame: own ones, and where films and pages of others can be embedded any over HTTPS. Those load
 * only after somebody agreed to ask their host.
 */
function frameSources(path: string): string {
  const type = publicPlaceOf(path)?.type ?? shellToolOf(path);
  return type && !ITEM_TYPES[type].capabilities.showsOtherSites ? "'self'" : "'self' https:";
}

/** Where this browser finds collab-server: configured, else the same host on COLLAB_PORT. */
export function collaborationUrl(configuration: Configuration, host: string): string {
  return configuration.collabUrl ?? `${configuration.https ? 'wss' : 'ws'}://${host}:${configuration.collabPort}`;
}
