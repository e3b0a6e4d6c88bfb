import { HEADERS, MEGABYTE, type SentUpload, UPLOAD_PARTS } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { csrfToken, rememberCsrfToken } from '../api/csrf';
import { errorBehaviour } from '../api/error-behaviour';
import { announceFailure } from '../api/failures';
import { requestHeaders } from '../api/headers';
import { OF_FILES } from '../errors/error-text';
import { prefetchTexts } from '../i18n/i18n';
import { randomId } from '../random-id';
import { session } from '../session/store';
import { abortError, answerError, type UploadOptions } from './upload-answer';

export type { Pausable, UploadOptions } from './upload-answer';

interface Upload extends UploadOptions {
  /** below `/api` */
  path: string;
  file: File;
  /** the item that the file goes into: a large one then goes up in parts */
  itemId?: string | undefined;
}

const CREATED = 201;
const FORBIDDEN = 403;
/** A quarter of an hour, as long as parts wait for a line. */
const TRIES = 180;
const PAUSE_MS = 5000;

/**
 * Sends one file and gives the parsed answer: with the request, or before it in parts.
 * @throws ORPCError with code, status and data like every call; TypeError without a network; AbortError when `signal` was given up
 */
export async function uploadFile<T>(upload: Upload): Promise<T> {
  try {
    return await sendFile<T>(upload);
  } catch (error) {
    await prefetchTexts([OF_FILES]).catch(() => undefined);
    if (error instanceof ORPCError) announceFailure(errorBehaviour(error, session.get().isAuthenticated));
    throw error;
  }
}

async function sendFile<T>({ path, file, itemId, ...options }: Upload): Promise<T> {
  const inParts = itemId !== undefined && file.size >= UPLOAD_PARTS.fromMegabytes * MEGABYTE;
  if (!inParts) return request<T>(path, withFile(file), options);
  // Most files are small: what sends the others comes with the first of them.
  const { sendInParts } = await import('./in-parts');
  const sent = await sendInParts(itemId, file, options);
  return patiently(() => request<T>(path, named(sent), { signal: options.signal }));
}

interface Body {
  /** the same for the same file, so that nothing is taken twice */
  idempotencyKey: string;
  contents: FormData | string;
}

function withFile(file: File): Body {
  const contents = new FormData();
  contents.append('file', file);
  return { idempotencyKey: randomId(), contents };
}

const named = (sent: SentUpload): Body => ({ idempotencyKey: sent.upload, contents: JSON.stringify(sent) });

async function request<T>(path: string, body: Body, options: UploadOptions): Promise<T> {
  const refusedToken = csrfToken();
  let answer = await send(path, body, options);
  // The refusal of an outdated token carries the right one.
  if (answer.status === FORBIDDEN && csrfToken() !== refusedToken) answer = await send(path, body, options);
  if (answer.status === CREATED) return answer.response as T;
  throw answerError(answer.status, answer.response);
}

/** The file is there already: a line that is lost at its last step costs nothing but time. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let triesLeft = TRIES; ; triesLeft -= 1)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof TypeError) || triesLeft === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
}

/** Uses XHR, because fetch does not report the upload progress. */
function send(path: string, { contents, idempotencyKey }: Body, { onProgress, signal }: UploadOptions): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(abortError());
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open('POST', `/api${path}`);
    request.responseType = 'json';
    for (const [name, value] of Object.entries(requestHeaders(csrfToken(), session.get()))) request.setRequestHeader(name, value);
    if (typeof contents === 'string') request.setRequestHeader('content-type', 'application/json');
    request.setRequestHeader(HEADERS.idempotencyKey, idempotencyKey);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress?.(loaded / total);
    request.onload = () => {
      // The first upload makes an anonymous client a visitor, and the answer brings a token of its own.
      rememberCsrfToken({ headers: { get: (name) => request.getResponseHeader(name) } });
      resolve(request);
    };
    request.onerror = () => reject(new TypeError('The file did not get through'));
    request.onabort = () => reject(abortError());
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    request.send(contents);
  });
}
