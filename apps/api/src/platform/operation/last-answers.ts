import type { FastifyInstance } from 'fastify';

/**
 * Makes an answer that is sent after the server closed its door the last one on its connection. Node.js ends only connections that were
 * idle at that moment; one that a proxy keeps for its next request would hold up the end of the process.
 */
export function sendLastAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (_request, reply) => {
    if (!fastify.server.listening) reply.header('connection', 'close');
  });
}
