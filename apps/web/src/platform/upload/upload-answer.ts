import { ORPCError } from '@orpc/client';
import { decodeError } from '../api/decode-error';

/** An upload that its sender may let rest: what has gone up stays there. */
export interface Pausable {
  pause(): void;
  resume(): void;
}

export interface UploadOptions {
  /** it goes up in parts, and can rest from now on */
  onPausable?: ((upload: Pausable) => void) | undefined;
  /** uploaded fraction, from 0 to 1 */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
}

/** Decodes a refusal as every call does. A proxy in between may refuse, too, without a body of ours. */
export function answerError(status: number, body: unknown): ORPCError<string, unknown> {
  return decodeError(body) ?? new ORPCError(status === 413 ? 'TOO_LARGE' : 'INTERNAL', { status: status >= 400 ? status : 500 });
}

/** Error of an upload that its sender cancelled. */
export function abortError(): DOMException {
  return new DOMException('given up', 'AbortError');
}
