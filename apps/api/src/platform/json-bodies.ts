import { LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { apiError } from './api-error.js';
import { jsonCounts } from './json-counts.js';

const { bodyBytes: bodyLimit, bodyValues } = SERVER_LIMITS.http;

/**
 * Reads JSON and no other body. One with far more values or levels than anything that people make is refused before it is read: everybody
 * else waits while it is, whoever looks through it later does so for each value, and by recursion runs out of stack.
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

/** What a JSON text has too much of, without making anything of it. */
export function tooMuchOf(text: Buffer): 'nested too deep' | 'too many values' | undefined {
  const most = { depth: LIMITS.collaboration.nesting, values: bodyValues };
  const { depth, values } = jsonCounts(text, most);
  if (depth > most.depth) return 'nested too deep';
  return values > most.values ? 'too many values' : undefined;
}
