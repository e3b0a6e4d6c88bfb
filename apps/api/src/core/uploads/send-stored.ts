import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from '../../platform/api-error.js';
import type { Storage } from '../../platform/storage/storage.js';

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
 * Delivers a file so that it can do nothing on our pages. The bytes behind a tag never change, but the right to see
 * them does: the browser keeps them and asks every time.
 * @throws NOT_FOUND when the storage lost it
 */
export async function sendStored(storage: Storage, request: FastifyRequest, reply: FastifyReply, file: StoredFile): Promise<void> {
  const tag = `"${file.tag}"`;
  void reply.headers({ etag: tag, 'cache-control': 'private, no-cache', 'content-security-policy': "default-src 'none'; sandbox" });
  if (request.headers['if-none-match']?.includes(tag)) {
    await reply.status(304).send();
    return;
  }
  if (!(await storage.exists(file.storageKey))) throw apiError('NOT_FOUND');
  const contents = await storage.read(file.storageKey);
  if (file.bytes !== undefined) void reply.header('content-length', file.bytes);
  await reply.headers({ 'content-type': file.contentType, 'content-disposition': file.disposition }).send(contents);
}
