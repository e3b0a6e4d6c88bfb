import { MEGABYTE, type SentUpload, UPLOAD_PARTS } from '@murmel/contracts';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { DetailedError, type HttpRequest, Upload } from 'tus-js-client';
import { csrfToken, rememberCsrfToken } from '../api/csrf';
import { requestHeaders } from '../api/headers';
import { session } from '../session/store';
import { rememberedUpload } from './remembered-upload';
import { abortError, answerError, type UploadOptions } from './upload-answer';

const PART_BYTES = UPLOAD_PARTS.megabytes * MEGABYTE;
/** Pauses between tries while nothing gets through: quick at first, then for a quarter of an hour. Each part that arrives begins anew. */
const PAUSES_MS = [0, 500, 1000, 2000, ...Array.from({ length: 180 }, () => 5000)];
/** Refusals that trying again cannot change. */
const FINAL = new Set([400, 401, 403, 404, 413, 415, 422, 507]);

/**
 * Uploads a file part by part to a place beside its item. A lost connection, a server restart or another network only delay it. The same
 * file, chosen again after a reload, resumes at its last offset.
 * @returns what the call that takes the file is told instead of the file
 * @throws ORPCError, AbortError as `uploadFile`; TypeError after a quarter of an hour without a line
 */
export async function sendInParts(itemId: string, file: File, options: UploadOptions): Promise<SentUpload> {
  const [address, digest] = await Promise.all([sentAddress(itemId, file, options), digestOf(file, options.signal)]);
  return { upload: address.slice(address.lastIndexOf('/') + 1), sha256: digest };
}

async function sentAddress(itemId: string, file: File, { onProgress, onPausable, signal }: UploadOptions): Promise<string> {
  const remembered = rememberedUpload(itemId, file);
  let csrfRefused = false;
  return new Promise((resolve, reject) => {
    const known = remembered.address();
    const upload = new Upload(file, {
      endpoint: `/api/uploads?itemId=${encodeURIComponent(itemId)}`,
      ...(known ? { uploadUrl: known } : {}),
      chunkSize: PART_BYTES,
      metadata: { filename: file.name },
      retryDelays: PAUSES_MS,
      storeFingerprintForResuming: false,
      onBeforeRequest: prepare,
      onAfterResponse: (_request, response) => {
        // The first upload makes an anonymous client a visitor, and the answer brings a token of its own.
        rememberCsrfToken({ headers: { get: (name) => response.getHeader(name) ?? null } });
      },
      onShouldRetry: (error) => {
        const status = error instanceof DetailedError ? error.originalResponse?.getStatus() : undefined;
        // The refusal of an outdated token carries the right one.
        if (status === 403 && !csrfRefused) return (csrfRefused = true);
        return status === undefined || !FINAL.has(status);
      },
      onUploadUrlAvailable: () => remembered.keep(upload.url!),
      onProgress: (sent, total) => onProgress?.(sent / total),
      onSuccess: () => {
        remembered.forget();
        resolve(upload.url!);
      },
      onError: (error) => {
        remembered.forget();
        const answer = error instanceof DetailedError ? error.originalResponse : null;
        reject(answer ? answerError(answer.getStatus(), parsed(answer.getBody())) : new TypeError('The file did not get through'));
      },
    });
    const giveUp = (): void => {
      remembered.forget();
      // Deletes the part uploaded so far; without a connection the server does it by itself.
      upload.abort(true).catch(() => undefined);
      reject(abortError());
    };
    if (signal?.aborted) return giveUp();
    signal?.addEventListener('abort', giveUp, { once: true });
    upload.start();
    onPausable?.({ pause: () => void upload.abort(), resume: () => upload.start() });
  });
}

function prepare(request: HttpRequest): void {
  for (const [name, value] of Object.entries(requestHeaders(csrfToken(), session.get()))) request.setHeader(name, value);
}

/** Piece by piece: a phone has no room for a whole film. Not the browser's own, which is missing where the page came without TLS. */
async function digestOf(file: File, signal: AbortSignal | undefined): Promise<string> {
  const hash = sha256.create();
  for (let at = 0; at < file.size && !signal?.aborted; at += PART_BYTES)
    hash.update(new Uint8Array(await file.slice(at, at + PART_BYTES).arrayBuffer()));
  return bytesToHex(hash.digest());
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
