import { HEADERS } from '@murmel/contracts';
import { csrfToken, rememberCsrfToken } from './csrf';
import { takeEarly } from './early-call';
import { countPending } from './pending';
import { retryDelay } from './retry';

const FORBIDDEN = 403;

/**
 * Sends one request of the api. A request with an idempotency key is repeated with the same key when the
 * network fails, so a creation happens once. A refused CSRF token is replaced by the one in the refusal, once.
 */
export function send(request: Request): Promise<Response> {
  return countPending(async () => {
    const response = await sendWithRetries(request);
    const refusedToken = request.headers.get(HEADERS.csrf) ?? '';
    rememberCsrfToken(response);
    if (response.status !== FORBIDDEN || csrfToken() === refusedToken) return response;
    request.headers.set(HEADERS.csrf, csrfToken());
    const second = await sendWithRetries(request);
    rememberCsrfToken(second);
    return second;
  });
}

async function sendWithRetries(request: Request): Promise<Response> {
  const repeatable = request.headers.has(HEADERS.idempotencyKey);
  for (let failures = 0; ; failures += 1) {
    try {
      return await (takeEarly(request) ?? fetch(request.clone()));
    } catch (error) {
      const delay = repeatable && !request.signal.aborted ? retryDelay(failures) : undefined;
      if (delay === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}
