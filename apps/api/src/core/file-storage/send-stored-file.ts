import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from '../../platform/api-error.js';
import type { Storage } from '../../platform/storage/storage.js';
import { requestedRange } from './requested-range.js';

export interface StoredFile {
  storageKey: string;
  /** changes when the bytes do; quoted it is the entity tag */
  tag: string;
  contentType: string;
  /** undefined: not known before it is read */
  bytes?: number;
  /** e.g. `inline` */
  disposition: string;
}

/**
 * Sends a file so that it cannot affect the product's pages. The bytes behind a tag never change, but the right to see them does: the
 * browser caches them and revalidates every time. Films are requested in parts.
 * @throws NOT_FOUND when the storage lost it, STORAGE_UNAVAILABLE when it is away
 */
export async function sendStoredFile(storage: Storage, request: FastifyRequest, reply: FastifyReply, file: StoredFile): Promise<void> {
  const tag = `"${file.tag}"`;
  void reply.headers({ etag: tag, 'cache-control': 'private, no-cache', 'content-security-policy': "default-src 'none'; sandbox" });
  if (request.headers['if-none-match']?.includes(tag)) {
    await reply.status(304).send();
    return;
  }
  if (!(await storage.exists(file.storageKey))) throw apiError('NOT_FOUND');
  const range = file.bytes === undefined ? undefined : requestedRange(request, tag, file.bytes);
  if (range === 'beyond') return void (await reply.status(416).header('content-range', `bytes */${file.bytes}`).send());
  // Read first: a storage that goes away now is still answered as every other refusal, without a type and a length of the file.
  const bytes = await (range ? storage.readPart(file.storageKey, range) : storage.read(file.storageKey));
  void reply.headers({ 'content-type': file.contentType, 'content-disposition': file.disposition });
  if (file.bytes === undefined) return void (await reply.send(bytes));
  void reply.header('accept-ranges', 'bytes');
  if (!range) return void (await reply.header('content-length', file.bytes).send(bytes));
  const { first, last } = range;
  void reply.status(206).headers({ 'content-length': last - first + 1, 'content-range': `bytes ${first}-${last}/${file.bytes}` });
  await reply.send(bytes);
}
