import { TUS_HEADERS } from '@murmel/contracts';
import { csrfToken } from '../api/csrf';
import { requestHeaders } from '../api/headers';
import { send } from '../api/transport';
import { session } from '../session/store';
import { answerError } from '../upload/upload-answer';

/** Upload of yet unknown length: begun, queried, appended to and aborted (ADR 51, ADR 53). */
export const growingUpload = {
  /** @returns its id */
  async begin(itemId: string): Promise<string> {
    const answer = await ask('POST', `?itemId=${encodeURIComponent(itemId)}`, { headers: { [TUS_HEADERS.deferred]: '1' } });
    return answer.headers.get('location')!.replace('/api/uploads/', '');
  },

  /** @returns how much the server has */
  async offset(upload: string): Promise<number> {
    return offsetOf(await ask('GET', `/${upload}`, {}));
  },

  /** @returns how much the server has now @throws UPLOAD_INCOMPLETE when it goes on elsewhere */
  async append(upload: string, at: number, bytes: Uint8Array<ArrayBuffer>): Promise<number> {
    const headers = { 'content-type': 'application/offset+octet-stream', [TUS_HEADERS.offset]: String(at) };
    return offsetOf(await ask('PATCH', `/${upload}`, { headers, body: bytes }));
  },

  async remove(upload: string): Promise<void> {
    await ask('DELETE', `/${upload}`, {});
  },
};

function offsetOf(answer: Response): number {
  return Number(answer.headers.get(TUS_HEADERS.offset));
}

/** A proxy that accepts and never answers must not hold a recording. */
const PATIENCE_MS = 60_000;

async function ask(method: string, path: string, { headers = {}, body }: Pick<RequestInit, 'body'> & { headers?: Record<string, string> }) {
  const answer = await send(
    new Request(`/api/uploads${path}`, {
      method,
      headers: { ...requestHeaders(csrfToken(), session.get()), ...headers, 'tus-resumable': '1.0.0' },
      body: body ?? null,
      signal: AbortSignal.timeout(PATIENCE_MS),
    }),
  );
  if (answer.ok) return answer;
  throw answerError(answer.status, await answer.json().catch(() => undefined));
}
