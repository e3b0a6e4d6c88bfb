import type { FastifyRequest } from 'fastify';
import { formOf } from '../../../platform/form-bodies.js';

/** Fields of a request to our addresses: of its form, or of its query. */
export function fieldsOf(request: FastifyRequest): URLSearchParams {
  const { method, url } = request;
  if (method === 'POST') return formOf(request);
  return new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '');
}

/** Returns the one value of a field; undefined where there is none, several, or one that is too long. */
export function fieldOf(fields: URLSearchParams, name: string, longest: number): string | undefined {
  const [value, ...more] = fields.getAll(name);
  return value === undefined || value === '' || more.length > 0 || value.length > longest ? undefined : value;
}
