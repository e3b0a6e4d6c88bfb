import type { FastifyInstance } from 'fastify';
import { bodyOfStatus } from '../error.filter.js';

/** Asked by probes and by a Prometheus. */
const ANSWERED: ReadonlySet<string> = new Set(['/api/health', '/api/health/live', '/api/health/ready', '/metrics']);

/** Closes everything else that an api answers: a process of background work has no calls, pages, live lines or second origin. */
export function answerOperatorsOnly(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async (request, reply) => {
    const [path] = request.url.split('?', 1);
    return ANSWERED.has(path!) ? undefined : reply.status(404).send(bodyOfStatus(404));
  });
}
