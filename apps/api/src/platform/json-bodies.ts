import { LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { apiError } from './api-error.js';

const [QUOTE, BACKSLASH, COMMA, OPEN, CLOSE] = [0x22, 0x5c, 0x2c, [0x5b, 0x7b], [0x5d, 0x7d]] as const;
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

/** What a JSON text has too much of, without making anything of it: some milliseconds for a megabyte. */
export function tooMuchOf(text: Buffer): 'nested too deep' | 'too many values' | undefined {
  let [depth, values] = [0, 1];
  for (let index = 0; index < text.length; index += 1) {
    const byte = text[index]!;
    if (byte === QUOTE) index = endOfString(text, index);
    else if (byte === COMMA) values += 1;
    else if (byte === OPEN[0] || byte === OPEN[1]) {
      values += 1;
      depth += 1;
      if (depth > LIMITS.collaboration.nesting) return 'nested too deep';
    } else if (byte === CLOSE[0] || byte === CLOSE[1]) depth -= 1;
    if (values > bodyValues) return 'too many values';
  }
  return undefined;
}

/** Where a string ends that begins here; the end of the text when it does not. */
function endOfString(text: Buffer, from: number): number {
  let index = from + 1;
  for (; index < text.length && text[index] !== QUOTE; index += 1) if (text[index] === BACKSLASH) index += 1;
  return index;
}
