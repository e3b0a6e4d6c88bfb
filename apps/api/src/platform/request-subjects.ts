import type { CallMeta } from '@murmel/contracts';
import type { FastifyRequest } from 'fastify';
import { apiError } from './api-error.js';

type Part = 'path' | 'query' | 'body';
type Named = Pick<FastifyRequest, 'params' | 'query' | 'body' | 'method'>;

/** The parameters with which a call names what it is about. */
export function subjectParameters({
  itemParam,
  classParam,
  projectParam,
  schoolParam,
  itemThrough,
  classThrough,
  projectThrough,
  schoolThrough,
  editorial,
  ownThrough,
  ownParam = 'id',
  below = {},
  keys = [],
}: CallMeta): string[] {
  const named = [itemParam, classParam, projectParam, schoolParam].filter((name) => name !== undefined);
  const through = itemThrough ?? classThrough ?? projectThrough ?? schoolThrough ?? editorial;
  const ids = [...(through ? ['id'] : []), ...(ownThrough ? [ownParam] : [])];
  return [...new Set([...named, ...ids, ...Object.keys(below), ...keys])];
}

/**
 * Refuses a request that names its subject twice. Path, query and body are merged and the later name would count, while the guard would
 * have decided on the other.
 * @throws BAD_REQUEST with the name
 */
export function refuseDuplicateParameters(meta: CallMeta, request: Named): void {
  const names = new Set([...Object.keys(request.params as object), ...subjectParameters(meta)]);
  for (const name of names) {
    const place = placeOf(meta, request, name);
    const parts = { query: namesIn(request.query), body: namesIn(request.body) };
    const again = Object.entries(parts).some(([part, keys]) =>
      keys.some((key) => rootOf(key) === name && !(part === place && key === name)),
    );
    if (again) throw apiError('BAD_REQUEST', { field: name, reason: 'named twice' });
  }
}

/** Returns the value that a request gives for a name, from the one place where its call has it. */
export function parameterValue(meta: CallMeta, request: Named, name: string): unknown {
  const place = placeOf(meta, request, name);
  const part = (place === 'path' ? request.params : request[place]) as Record<string, unknown> | null | undefined;
  return part && typeof part === 'object' && Object.hasOwn(part, name) ? part[name] : undefined;
}

function placeOf(meta: CallMeta, request: Named, name: string): Part {
  if (Object.hasOwn(request.params as object, name)) return 'path';
  return request.method === 'GET' || request.method === 'HEAD' || meta.inQuery ? 'query' : 'body';
}

/** The names at the top of a query or body. */
function namesIn(part: unknown): string[] {
  return part && typeof part === 'object' && !Array.isArray(part) ? Object.keys(part) : [];
}

/** `id[]`, `id[0]` and `id.x` are ways to write `id`. */
function rootOf(key: string): string {
  return key.split(/[[.]/, 1)[0]!.trim();
}
