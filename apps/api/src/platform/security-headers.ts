import { ITEM_TYPES, publicPlaceOf } from '@murmel/contracts';
import type { Configuration } from '@murmel/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiError } from './api-error.js';
import { shellToolOf } from './page/shell-address.js';
import { isHost, userContentOrigin } from './usercontent/usercontent-origin.js';

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
  const path = url.split('?')[0] ?? '';
  // A page with the whole client in it can come to any tool without being loaded anew.
  const frames = isHost(host) && showsOtherSites(path) ? ['https:', userContentOrigin(configuration, hostname)] : [];
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...sockets].join(' '),
    ["frame-src 'self'", ...frames].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * Which pages may have others in a frame: films and pages over HTTPS, which load only after somebody agreed to ask their host, and the
 * product's own second origin. Elsewhere only own ones may stand in it.
 */
function showsOtherSites(path: string): boolean {
  const type = publicPlaceOf(path)?.type ?? shellToolOf(path);
  return !type || ITEM_TYPES[type].capabilities.showsOtherSites;
}

/** Where this browser finds collab-server: configured, else the same host on COLLAB_PORT. */
export function collaborationUrl(configuration: Configuration, host: string): string {
  return configuration.collabUrl ?? `${configuration.https ? 'wss' : 'ws'}://${host}:${configuration.collabPort}`;
}
