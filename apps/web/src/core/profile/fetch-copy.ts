import { ORPCError } from '@orpc/client';
import { csrfToken } from '../../platform/api/csrf';
import { decodeError } from '../../platform/api/decode-error';
import { errorBehaviour } from '../../platform/api/error-behaviour';
import { announceFailure } from '../../platform/api/failures';
import { requestHeaders } from '../../platform/api/headers';
import { send } from '../../platform/api/transport';
import { session } from '../../platform/session/store';

/**
 * Fetches the archive with everything that is stored about this account, piece by piece, because the typed client would only answer
 * at its end.
 * @param onBytes how much has come so far; the total is unknown, because the archive is packed while it is sent
 * @throws ORPCError when the server refuses, TypeError when the connection breaks off, AbortError when `signal` was given up
 */
export async function fetchCopy(onBytes: (bytes: number) => void, signal: AbortSignal): Promise<Blob> {
  const answer = await send(new Request('/api/users/me/export', { headers: requestHeaders(csrfToken(), session.get()), signal }));
  if (!answer.ok || !answer.body) throw await refusal(answer);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = answer.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value);
    bytes += next.value.byteLength;
    onBytes(bytes);
  }
  return new Blob(pieces, { type: 'application/zip' });
}

async function refusal(answer: Response): Promise<ORPCError<string, unknown>> {
  const body: unknown = await answer.json().catch(() => undefined);
  const error = decodeError(body) ?? new ORPCError('INTERNAL', { status: answer.status >= 400 ? answer.status : 500 });
  announceFailure(errorBehaviour(error, session.get().isAuthenticated));
  return error;
}
