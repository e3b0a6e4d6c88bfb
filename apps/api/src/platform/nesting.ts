import { LIMITS } from '@murmel/contracts';
import type { FastifyInstance } from 'fastify';
import { apiError } from './api-error.js';

/** Refuses bodies that are nested deeper than anything that people make: whoever looks through one by recursion runs out of stack. */
export function refuseDeepBodies(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', async ({ body }) => {
    if (isDeeper(body, LIMITS.collaboration.nesting)) throw apiError('BAD_REQUEST', { reason: 'nested too deep' });
  });
}

/** Level by level, so that it needs no stack itself. */
function isDeeper(value: unknown, levels: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= levels && level.length > 0; depth += 1) {
    level = level.flatMap((entry) => (typeof entry === 'object' && entry !== null && !Buffer.isBuffer(entry) ? Object.values(entry) : []));
  }
  return level.length > 0;
}
