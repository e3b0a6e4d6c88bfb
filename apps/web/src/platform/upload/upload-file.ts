import { HEADERS } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { csrfToken, rememberCsrfToken } from '../api/csrf';
import { decodeError } from '../api/decode-error';
import { errorBehaviour } from '../api/error-behaviour';
import { announceFailure } from '../api/failures';
import { requestHeaders } from '../api/headers';
import { randomId } from '../random-id';
import { session } from '../session/store';

export interface UploadOptions {
  /** what has gone up, from 0 to 1 */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
}

interface Upload extends UploadOptions {
  /** below `/api` */
  path: string;
  file: File;
}

const CREATED = 201;
const FORBIDDEN = 403;

/**
 * Sends one file and gives the parsed answer. XHR, because fetch cannot tell how much has gone up.
 * @throws ORPCError with code, status and data like every call; TypeError without a network; AbortError when `signal` was given up
 */
export async function uploadFile<T>(upload: Upload): Promise<T> {
  const idempotencyKey = randomId();
  const refusedToken = csrfToken();
  let request = await send(upload, idempotencyKey);
  // The refusal of an outdated token carries the right one.
  if (request.status === FORBIDDEN && csrfToken() !== refusedToken) request = await send(upload, idempotencyKey);
  if (request.status === CREATED) return request.response as T;
  const error = errorOf(request);
  announceFailure(errorBehaviour(error, session.get().isAuthenticated));
  throw error;
}

function send({ path, file, onProgress, signal }: Upload, idempotencyKey: string): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const abortError = () => new DOMException('given up', 'AbortError');
    if (signal?.aborted) return reject(abortError());
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const body = new FormData();
    body.append('file', file);
    request.open('POST', `/api${path}`);
    request.responseType = 'json';
    for (const [name, value] of Object.entries(requestHeaders(csrfToken(), session.get()))) request.setRequestHeader(name, value);
    request.setRequestHeader(HEADERS.idempotencyKey, idempotencyKey);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress?.(loaded / total);
    request.onload = () => {
      // Whoever sends their first file becomes a visitor with it, and gets a token of their own.
      rememberCsrfToken({ headers: { get: (name) => request.getResponseHeader(name) } });
      resolve(request);
    };
    request.onerror = () => reject(new TypeError('The file did not get through'));
    request.onabort = () => reject(abortError());
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    request.send(body);
  });
}

/** A proxy in between may refuse, too, without a body of ours. */
function errorOf({ status, response }: XMLHttpRequest): ORPCError<string, unknown> {
  return decodeError(response) ?? new ORPCError(status === 413 ? 'TOO_LARGE' : 'INTERNAL', { status: status >= 400 ? status : 500 });
}
