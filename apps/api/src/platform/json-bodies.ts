import { LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { apiError } from './api-error.js';
import { jsonCounts } from './json-counts.js';

const { bodyBytes: bodyLimit, bodyValues } = SERVER_LIMITS.http;

/**
 * Parses JSON and no other body. One with far more values or levels than real content is refused before it is parsed: all other requests
 * wait meanwhile, later code would wait for each value again, and recursion would exhaust the stack.
 */
export function readJsonBodies(adapter: FastifyAdapter): void {
  // Typed loosely: the adapter tells nothing of what Fastify hands to a parser.
  adapter.useBodyParser('application/json', false, { bodyLimit }, (request, body: Buffer, done) => {
    const reason = tooMuchOf(body);
    if (reason) return done(apiError('BAD_REQUEST', { reason }));
    void adapter.getInstance().getDefaultJsonParser('error', 'error')(request, body as unknown as string, done);
  });
  adapter.useBodyParser('application/x-www-form-urlencoded', false, { bodyLimit }, (_request, _body, done) =>
    done(apiError('UNSUPPORTED_TYPE')),
  );
}

/** Returns the exceeded limit of a JSON text, without parsing it. */
export function tooMuchOf(text: Buffer): 'nested too deep' | 'too many values' | undefined {
  const most = { depth: LIMITS.collaboration.nesting, values: bodyValues };
  const { depth, values } = jsonCounts(text, most);
  if (depth > most.depth) return 'nested too deep';
  return values > most.values ? 'too many values' : undefined;
}
