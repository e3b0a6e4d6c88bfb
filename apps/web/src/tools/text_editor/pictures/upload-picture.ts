import { ERRORS, HEADERS, LIMITS, type ErrorCode, type ImageAttachment } from '@murmel/contracts';
import { csrfToken } from '../../../platform/api/csrf';
import { requestHeaders } from '../../../platform/api/headers';
import { randomId } from '../../../platform/random-id';
import { session } from '../../../platform/session/store';

/** What the api reads; the first check saves the way, the api decides. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

export type PictureProblem = ErrorCode | 'OFFLINE';

export class PictureRefused extends Error {
  constructor(readonly problem: PictureProblem) {
    super(problem);
  }
}

/** @returns what the api would refuse anyway, undefined when it is worth sending */
export function pictureProblem(file: Pick<File, 'size' | 'type'>): PictureProblem | undefined {
  if (file.size === 0) return 'EMPTY_FILE';
  if (file.size > LIMITS.image.maxMegabytes * 1024 * 1024) return 'TOO_LARGE';
  return PICTURE_TYPES.some((type) => type === file.type) ? undefined : 'UNSUPPORTED_TYPE';
}

function problemOf(request: XMLHttpRequest): PictureProblem {
  const code = (request.response as { code?: unknown } | null)?.code;
  if (typeof code === 'string' && code in ERRORS) return code as ErrorCode;
  return request.status === 413 ? 'TOO_LARGE' : 'INTERNAL';
}

/**
 * Sends a picture for a document. XHR, because fetch cannot tell how much has gone up.
 * @param onProgress 0 to 100
 * @throws PictureRefused with the reason; AbortError when `signal` was given up
 */
export function uploadPicture(itemId: string, file: File, onProgress: (percent: number) => void, signal: AbortSignal): Promise<ImageAttachment> {
  const problem = pictureProblem(file);
  if (problem) return Promise.reject(new PictureRefused(problem));
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('file', file);
    request.open('POST', `/api/image_attachments?itemId=${encodeURIComponent(itemId)}`);
    request.responseType = 'json';
    for (const [name, value] of Object.entries(requestHeaders(csrfToken(), session.get()))) request.setRequestHeader(name, value);
    request.setRequestHeader(HEADERS.idempotencyKey, randomId());
    request.upload.onprogress = (event) => event.lengthComputable && onProgress((event.loaded / event.total) * 100);
    request.onload = () => (request.status === 201 ? resolve(request.response as ImageAttachment) : reject(new PictureRefused(problemOf(request))));
    request.onerror = () => reject(new PictureRefused('OFFLINE'));
    request.onabort = () => reject(new DOMException('given up', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
