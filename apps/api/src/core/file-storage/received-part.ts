import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MEGABYTE } from '@murmel/contracts';
import type { FastifyRequest } from 'fastify';
import { drainRequest, refuseTooLarge } from './received-file.js';

/**
 * Streams the body of a request to a place on this machine. What a lost line left behind is the beginning of what was sent: it counts.
 * @returns how many bytes came
 * @throws TOO_LARGE when there were more than `most`
 */
export async function receivePart({ raw }: Pick<FastifyRequest, 'raw'>, path: string, most: number): Promise<number> {
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > most) done(refuseTooLarge(raw, most / MEGABYTE));
      else done(null, chunk);
    },
  });
  raw.once('error', () => counted.end());
  raw.pipe(counted);
  await pipeline(counted, createWriteStream(path)).catch((error: unknown) => {
    drainRequest(raw);
    throw error;
  });
  return bytes;
}
