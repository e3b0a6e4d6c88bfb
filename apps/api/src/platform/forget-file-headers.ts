import type { FastifyReply } from 'fastify';

const OF_FILES = [
  ...['content-type', 'content-encoding', 'content-length', 'content-range', 'content-disposition', 'accept-ranges', 'etag'],
  'cache-control',
];

/** Takes back what was said of a file that is not sent after all: its type would not fit a refusal, and browsers would keep that in its place. */
export function forgetFileHeaders(reply: FastifyReply): void {
  for (const name of OF_FILES) reply.removeHeader(name);
}
