import type { FastifyRequest } from 'fastify';
import type { ByteRange } from '../../platform/storage/storage-backend.js';

/**
 * Returns the byte range of a file that a request asks for (RFC 9110, section 14). A request for several ranges counts as none.
 * @param tag the file's quoted entity tag: what the request knows of another state is of no use
 * @returns undefined for the whole file, `beyond` for bytes that it does not have
 */
export function requestedRange({ headers }: Pick<FastifyRequest, 'headers'>, tag: string, bytes: number): ByteRange | 'beyond' | undefined {
  const condition = headers['if-range'];
  const found = condition === undefined || condition === tag ? /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') : null;
  const [from, to] = [found?.[1] ?? '', found?.[2] ?? ''];
  if (from === '' && to === '') return undefined;
  // Without a beginning it is so many from the end.
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (to !== '' && from !== '' && Number(to) < first) return undefined;
  return first > last ? 'beyond' : { first, last };
}
