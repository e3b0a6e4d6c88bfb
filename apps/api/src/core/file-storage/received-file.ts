import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import '@fastify/multipart';
import { MEGABYTE } from '@murmel/contracts';
import { ORPCError } from '@orpc/server';
import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';

/** Bytes of a multipart body besides its file: boundaries and headers. */
const ENVELOPE_BYTES = 16 * 1024;
/** Time for which the rest of a refused body is read and discarded, so that its sender can read the refusal. */
const READ_AWAY_MS = 5000;

export interface ReceivedFile {
  path: string;
  /** name given by the sender; not trusted */
  name: string;
  bytes: number;
  /** hash of the bytes, by which a repeated request is recognised */
  digest: string;
  /**
   * For a file uploaded in parts: runs in the transaction that gives the bytes their place, before they are counted there. @throws
   * NOT_FOUND when another request was first
   */
  use?: UseUpload;
}

/** Marks an upload as used, once and for all: its bytes are then counted at their final place. */
export type UseUpload = (manager: EntityManager) => Promise<void>;

/**
 * Streams the one file of a multipart request to a temporary place, hands it to `work` and removes it.
 * @param megabytes the most that is taken; what is longer is cut as soon as that is known
 * @throws PARAMETER_MISSING without a file, EMPTY_FILE, TOO_LARGE with the megabytes
 */
export async function withReceivedFile<T>(
  request: FastifyRequest,
  megabytes: number,
  work: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw apiError('PARAMETER_MISSING', { parameter: 'file' });
  // A body that says that it is too large is not read at all.
  if (Number(request.headers['content-length'] ?? 0) > megabytes * MEGABYTE + ENVELOPE_BYTES) throw refuseTooLarge(request.raw, megabytes);
  return inTemporaryFolder(async (folder) => {
    const path = join(folder, 'file');
    const name = await receive(request, megabytes, path);
    const { size } = await stat(path);
    if (size === 0) throw apiError('EMPTY_FILE');
    return work({ path, name, bytes: size, digest: await digestOf(path) });
  });
}

/** A folder on this machine for as long as `work` takes. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'murmel-upload-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns the file's name */
async function receive(request: FastifyRequest, megabytes: number, path: string): Promise<string> {
  // A client that disconnected before the listener was attached emits no further event: reading the body would wait forever.
  if (request.raw.destroyed) throw apiError('BAD_REQUEST');
  const part = await request.file({ limits: { fileSize: megabytes * MEGABYTE } }).catch((error: unknown) => {
    throw malformed(error);
  });
  if (!part) throw apiError('PARAMETER_MISSING', { parameter: 'file' });
  // The limit alone does not end the stream: the rest would be read and parsed for nothing.
  part.file.once('limit', () => part.file.destroy(refuseTooLarge(request.raw, megabytes)));
  await pipeline(part.file, createWriteStream(path)).catch((error: unknown) => {
    drainRequest(request.raw);
    throw malformed(error);
  });
  if (part.file.truncated) throw refuseTooLarge(request.raw, megabytes);
  // Decodes line breaks of a name as browsers, and no other clients, encode them.
  return part.filename.replace(/%0[ad]/gi, '');
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64url');
}

export function refuseTooLarge(raw: FastifyRequest['raw'], megabytes: number): Error {
  drainRequest(raw);
  return apiError('TOO_LARGE', { megabytes });
}

/**
 * Stops processing the body. The rest is discarded for a moment, then the connection is closed: a body without an end must not keep it
 * open.
 */
export function drainRequest(raw: FastifyRequest['raw']): void {
  raw.unpipe();
  raw.resume();
  const cut = setTimeout(() => raw.destroy(), READ_AWAY_MS);
  raw.once('close', () => clearTimeout(cut));
}

/** A broken multipart body is the sender's fault; a file that cannot be written is ours. */
function malformed(error: unknown): unknown {
  const ours = error instanceof ORPCError || ['open', 'write'].includes((error as NodeJS.ErrnoException).syscall ?? '');
  return ours ? error : apiError('BAD_REQUEST');
}
