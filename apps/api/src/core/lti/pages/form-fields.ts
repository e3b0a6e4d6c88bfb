import type { FastifyRequest } from 'fastify';

/** Fields of a request to our addresses: of its form, or of its query. */
export function fieldsOf({ method, body, url }: Pick<FastifyRequest, 'method' | 'body' | 'url'>): URLSearchParams {
  if (method === 'POST') return body instanceof URLSearchParams ? body : new URLSearchParams();
  return new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '');
}

/** Returns the one value of a field; undefined where there is none, several, or one that is too long. */
export function fieldOf(fields: URLSearchParams, name: string, longest: number): string | undefined {
  const [value, ...more] = fields.getAll(name);
  return value === undefined || value === '' || more.length > 0 || value.length > longest ? undefined : value;
}
