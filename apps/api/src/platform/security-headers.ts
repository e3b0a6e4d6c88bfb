import { devicesAt, dictatesAt, ITEM_TYPES, type ItemType, publicPlaceOf, RECORDING_DEVICES } from '@murmel/contracts';
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
      ...(request.url.startsWith(BUILT) ? ofFiles(request.url) : ofPages(configuration, request)),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      // Nothing is kept unless its sender says so: neither personal answers nor a failure.
      'cache-control': 'no-store',
      ...(configuration.https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    });
    if (!isHost(request.host)) throw apiError('BAD_REQUEST', { field: 'host' });
  });
}

/** Scripts, styles and fonts of the client. */
const BUILT = '/assets/';
/**
 * Content security policy of files other than pages. A page's policy applies to the page: beside forty files it would be a tenth of what a
 * phone loads first. A worker has its file's policy, and none of ours contacts another host or runs anything but files.
 */
const ofFiles = (url: string) => ({
  'content-security-policy': `default-src 'self'; ${url.startsWith(QR_READER) ? "script-src 'self' 'wasm-unsafe-eval'; " : ''}frame-ancestors 'self'`,
});
/** The worker that reads QR codes runs WebAssembly; no page may (ADR 50). */
const QR_READER = `${BUILT}qr-reader.worker-`;

const ofPages = (configuration: Configuration, request: FastifyRequest) => ({
  'content-security-policy': contentSecurityPolicy(configuration, request),
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissionsPolicy(request.url),
});

/** A browser gives microphone, camera and screen to pages alone where something is recorded, and asks there. */
function permissionsPolicy(url: string): string {
  const path = url.split('?')[0] ?? '';
  const allowed = dictatesAt(path) ? ['microphone'] : devicesAt(path);
  const devices = RECORDING_DEVICES.map((device) => `${device}=(${allowed.includes(device) ? 'self' : ''})`);
  return [...devices, 'geolocation=()', 'interest-cohort=()'].join(', ');
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
    "media-src 'self' blob:",
    ["connect-src 'self'", ...sockets].join(' '),
    ["frame-src 'self'", ...frameSources(url.split('?')[0] ?? '', isHost(host) ? [userContentOrigin(configuration, hostname)] : [])].join(
      ' ',
    ),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * Returns the origins that may be framed besides own pages: films and pages of other hosts over HTTPS, which load only after the visitor
 * consented to contacting the host, and the second origin where packages are played. A page with the whole client in it navigates to any
 * tool without being loaded anew.
 */
function frameSources(path: string, second: readonly string[]): readonly string[] {
  const type = publicPlaceOf(path)?.type ?? shellToolOf(path);
  if (!type) return ['https:', ...second];
  const { capabilities }: ItemType = ITEM_TYPES[type];
  return [...(capabilities.showsOtherSites ? ['https:'] : []), ...(capabilities.playsPackages ? second : [])];
}

/** Returns the address of collab-server for this browser: configured, else the same host on COLLAB_PORT. */
export function collaborationUrl(configuration: Configuration, host: string): string {
  return configuration.collabUrl ?? `${configuration.https ? 'wss' : 'ws'}://${host}:${configuration.collabPort}`;
}
