import { ORPCError } from '@orpc/client';
import { csrfToken } from '../../../platform/api/csrf';
import { requestHeaders } from '../../../platform/api/headers';
import { send } from '../../../platform/api/transport';
import { OF_FILES } from '../../../platform/errors/error-text';
import { prefetchTexts } from '../../../platform/i18n/i18n';
import { ownOrigin } from '../../../platform/page/addresses';
import { session } from '../../../platform/session/store';

/** Some sentences as sound. @throws ORPCError as every call */
async function soundOf(text: string, voice: string, signal: AbortSignal): Promise<string> {
  const headers = { ...requestHeaders(csrfToken(), session.get()), 'content-type': 'application/json' };
  const body = JSON.stringify({ text, voice });
  const response = await send(new Request(`${ownOrigin()}/api/ai/speeches`, { method: 'POST', headers, body, signal }));
  if (response.ok) return URL.createObjectURL(await response.blob());
  await prefetchTexts([OF_FILES]).catch(() => undefined);
  const { code = 'UNAVAILABLE', ...refusal } = (await response.json().catch(() => ({}))) as {
    code?: string;
    message?: string;
    data?: object;
  };
  throw new ORPCError(code, { status: response.status, ...refusal });
}

/**
 * Reads sentences aloud, one after the other; the next one is loaded while one is played.
 * @param signal ends it
 */
export async function speakWithModel(breaths: readonly string[], voice: string, signal: AbortSignal): Promise<void> {
  let next = breaths[0] === undefined ? undefined : soundOf(breaths[0], voice, signal);
  for (let index = 0; next !== undefined && !signal.aborted; index += 1) {
    const url = await next;
    const after = breaths[index + 1];
    next = after === undefined ? undefined : soundOf(after, voice, signal);
    // A stop meanwhile does not wait for it.
    next?.catch(() => undefined);
    await heard(url, signal).finally(() => URL.revokeObjectURL(url));
  }
}

function heard(url: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const sound = new Audio(url);
    const end = () => {
      sound.pause();
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
    sound.addEventListener('ended', end);
    sound.addEventListener('error', () => reject(new Error('This sound cannot be played')));
    void sound.play().catch(reject);
  });
}
