import { pipeline, Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Storage } from '../../../platform/storage/storage.js';
import { requestedRange } from '../../file-storage/requested-range.js';
import type { PlacedEntry } from '../reading/package-zip.js';
import { servedType } from '../served-types.js';

/** A gzip file without name and time; deflated bytes, their checksum and their number follow. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** Gives out a file straight from the archive in which it lies: what is deflated there travels as it is. */
export async function sendEntry(
  storage: Storage,
  request: FastifyRequest,
  reply: FastifyReply,
  { storageKey, path, entry }: { storageKey: string; path: string; entry: PlacedEntry },
): Promise<void> {
  void reply.header('content-type', servedType(path) ?? 'application/octet-stream');
  const raw = (first: number, last: number): Promise<Readable> =>
    last < first
      ? Promise.resolve(Readable.from([]))
      : storage.readPart(storageKey, { first: entry.offset + first, last: entry.offset + last });
  if (entry.deflated) {
    const packed = await raw(0, entry.packed - 1);
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')))
      return void (await reply.send(pipeline(packed, createInflateRaw(), () => undefined)));
    void reply.header('content-encoding', 'gzip');
    return void (await reply.send(Readable.from(gzipped(packed, entry))));
  }
  const tag = `"${entry.crc}-${entry.bytes}"`;
  void reply.headers({ etag: tag, 'accept-ranges': 'bytes' });
  const range = requestedRange(request, tag, entry.bytes);
  if (range === 'beyond') return void (await reply.status(416).header('content-range', `bytes */${entry.bytes}`).send());
  const { first, last } = range ?? { first: 0, last: entry.bytes - 1 };
  if (range) void reply.status(206).header('content-range', `bytes ${first}-${last}/${entry.bytes}`);
  await reply.header('content-length', last - first + 1).send(await raw(first, last));
}

async function* gzipped(packed: Readable, { crc, bytes }: PlacedEntry): AsyncGenerator<Buffer> {
  yield GZIP_HEAD;
  for await (const chunk of packed) yield chunk as Buffer;
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(crc >>> 0, 0);
  tail.writeUInt32LE(bytes >>> 0, 4);
  yield tail;
}
