import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { bodyOfStatus } from './error.filter.js';
import { nameRequest } from './operation/request-traces.js';

/** The faults of Node's HTTP parser that are not just "no request": headers that are too long, a request that never ends. */
const STATUS_OF_FAULT: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Handlers for requests that the parser and the router refuse before any hook runs. They answer in the shape of every refusal, without the
 * data that was sent.
 */
export const MALFORMED_REQUESTS: Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> = {
  frameworkErrors: ({ statusCode = 400 }, request, reply) => {
    const answer = reply as unknown as FastifyReply;
    nameRequest(request as unknown as FastifyRequest, answer);
    void answer.status(statusCode).send(bodyOfStatus(statusCode));
  },
  clientErrorHandler: ({ code }, socket) => {
    if (code === 'ECONNRESET' || socket.destroyed) return;
    const status = STATUS_OF_FAULT[code] ?? 400;
    const body = JSON.stringify(bodyOfStatus(status));
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'connection: close',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
    ];
    if (socket.writable) socket.write([...head, '', body].join('\r\n'));
    socket.destroy();
  },
};
