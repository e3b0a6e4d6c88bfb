import type { AddressInfo } from 'node:net';
import { type Configuration, type Logger, proxyTrust } from '@murmel/server';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { forgetFileHeaders } from '../forget-file-headers.js';
import { CONFIGURATION, LOGGER } from '../injection-tokens.js';
import { MALFORMED_REQUESTS } from '../malformed-requests.js';
import { RateLimits } from '../rate-limits.js';
import { USERCONTENT_HEADERS } from './usercontent-headers.js';
import { isHost } from './usercontent-origin.js';

/** Stands in the frame in place of what it cannot show: nothing here knows a language. */
const AWAY =
  'Das ist gerade nicht erreichbar. Lade die Seite in einer Minute neu.\nThis is not available right now. Please load the page again in a minute.\n';

/** A request of the second origin, about which no guard decides: what its address names is all that it shows. */
export interface UserContentRequest {
  /** the parts of the address that the path of the route names */
  named: Readonly<Record<string, string | undefined>>;
  language: string | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Serves the second origin, on a port of its own: untrusted code runs there without access to the product. It reads no cookie and knows no
 * login session, although browsers send those of the same host. An address is the only credential, so none of them is logged.
 */
@Injectable()
export class UserContentServer implements OnApplicationShutdown {
  readonly routes: FastifyInstance;

  constructor(@Inject(CONFIGURATION) configuration: Configuration, @Inject(LOGGER) logger: Logger, rateLimits: RateLimits) {
    this.routes = fastify({
      ...MALFORMED_REQUESTS,
      logger: false,
      bodyLimit: 1,
      forceCloseConnections: true,
      trustProxy: proxyTrust(configuration.trustProxy),
    });
    this.routes.addHook('onRequest', async (request, reply) => {
      void reply.headers(USERCONTENT_HEADERS);
      if (!isHost(request.host)) return reply.status(400).send('');
      await rateLimits.admitPlayer(request.ip);
      // Players ask for sounds with a header of their own, which browsers ask about first.
      if (request.method !== 'OPTIONS') return undefined;
      return reply
        .status(204)
        .headers({
          'access-control-allow-headers': 'x-requested-with, range',
          'access-control-allow-methods': 'GET, HEAD',
          'access-control-max-age': '86400',
        })
        .send();
    });
    this.routes.setNotFoundHandler((_request, reply) => reply.status(404).type('text/plain').send('Not found'));
    this.routes.setErrorHandler((error: Error & { statusCode?: number; status?: number; data?: { seconds?: number } }, _request, reply) => {
      const status = error.statusCode ?? error.status ?? 500;
      if (error.data?.seconds !== undefined) void reply.header('retry-after', String(error.data.seconds));
      if (status >= 500) logger.error({ err: error }, 'something of the second origin could not be given out');
      forgetFileHeaders(reply);
      return reply
        .headers(USERCONTENT_HEADERS)
        .status(status)
        .type('text/plain; charset=utf-8')
        .send(status === 503 ? AWAY : '');
    });
  }

  /** @param path as Fastify has it */
  get(path: string, answer: (asked: UserContentRequest) => Promise<void>): void {
    this.routes.get<{ Params: Record<string, string | undefined>; Querystring: Record<string, unknown> }>(path, async (request, reply) => {
      const { language } = request.query;
      await answer({ named: request.params, language: typeof language === 'string' ? language : undefined, request, reply });
    });
  }

  /** @returns the port @throws EADDRINUSE with the port */
  async listen(port: number, host: string): Promise<number> {
    await this.routes.listen({ port, host });
    return (this.routes.server.address() as AddressInfo).port;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.routes.close();
  }
}
