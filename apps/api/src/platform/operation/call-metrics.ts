import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';

/** Histogram buckets in seconds: unnoticeable, noticeable waiting, and long past a proxy's timeout. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

const seconds = new Histogram({
  name: 'murmel_api_call_seconds',
  help: 'Time until a call was answered, by the class of its status; streams are not among them',
  labelNames: ['status'],
  buckets: BUCKETS,
});

/** Counts how long calls take and how they end: never which one, and never whose. */
export function measureCalls(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', async (_request, reply) => {
    // A stream is open as long as a client listens.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    seconds.observe({ status: `${Math.floor(reply.statusCode / 100)}xx` }, reply.elapsedTime / 1000);
  });
}
