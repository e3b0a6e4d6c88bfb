import { HEADERS, supportIdOf } from '@murmel/contracts';
import { runInTrace, serve, type Trace } from '@murmel/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    trace?: Trace;
  }
}

/** Files of the client: kept for a year, and nothing in them fails. */
const FILES = '/assets/';
/** Routes that programs ask every few seconds. */
const WATCHING = /^\/(?:api\/health(?:\/.*)?|metrics)$/;
const FAULT = 500;

/**
 * Gives each request a trace: its id is chosen here, whatever the caller sends, stands in the log lines of the request and goes along with
 * what it causes. Answers carry its beginning (`supportIdOf`).
 */
export function traceRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const trace: Trace = { id: request.id };
    request.trace = trace;
    if (!request.url.startsWith(FILES)) nameRequest(request, reply);
    runInTrace(trace, () => {
      if (isWorthASpan(request)) serve(nameOf(request));
      done();
    });
  });
  // A body is read outside of what the hook before began.
  fastify.addHook('preValidation', ({ trace }, _reply, done) => (trace ? runInTrace(trace, done) : done()));
  fastify.addHook('onSend', async (request, reply, payload) => withRequestId(request, reply, payload));
  fastify.addHook('onResponse', async ({ trace, requestContext }, { statusCode }) =>
    trace?.served?.end(
      { 'http.response.status_code': statusCode, ...(requestContext ? { 'murmel.operation': requestContext.call.operation } : {}) },
      statusCode >= FAULT,
    ),
  );
}

/** Writes into an answer which request it answers. */
export function nameRequest({ id }: FastifyRequest, reply: FastifyReply): void {
  void reply.header(HEADERS.requestId, supportIdOf(id));
}

/** Adds the id to the body of a fault of ours. */
function withRequestId({ id }: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (reply.statusCode < FAULT || typeof payload !== 'string' || !/json/.test(String(reply.getHeader('content-type')))) return payload;
  const body = JSON.parse(payload) as unknown;
  if (typeof body !== 'object' || body === null || !('code' in body)) return payload;
  void reply.removeHeader('content-length');
  return JSON.stringify({ ...body, requestId: supportIdOf(id) });
}

function isWorthASpan({ url, routeOptions }: FastifyRequest): boolean {
  return !url.startsWith(FILES) && !WATCHING.test(routeOptions.url ?? '');
}

/** Route with its placeholders, as the contract has it: one of few names, and no id in it. */
function nameOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? '(no route)'}`;
}
