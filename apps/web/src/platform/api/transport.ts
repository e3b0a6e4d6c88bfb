import { HEADERS } from '@murmel/contracts';
import { csrfToken, rememberCsrfToken } from './csrf';
import { takeEarly } from './early-call';
import { countPending } from './pending';
import { retryDelay } from './retry';

const FORBIDDEN = 403;
/** Statuses by which a proxy says that no server answered it. */
const OF_PROXIES: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Sends one request of the api. A request with an idempotency key is repeated with the same key when the
 * network fails or a proxy reaches no server, so a creation happens once. A refused CSRF token is replaced by the one in the refusal, once.
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
    const answer = await (takeEarly(request) ?? fetch(request.clone())).catch((error: unknown) => ({ error }));
    if (answer instanceof Response && !isOfProxy(answer)) return answer;
    const delay = repeatable && !request.signal.aborted ? retryDelay(failures) : undefined;
    if (delay !== undefined) await new Promise((resolve) => setTimeout(resolve, delay));
    else if (answer instanceof Response) return answer;
    else throw answer.error;
  }
}

/** The api says in JSON why it refuses; a proxy sends a page, or nothing. */
function isOfProxy({ status, headers }: Response): boolean {
  return OF_PROXIES.has(status) && !/json/.test(headers.get('content-type') ?? '');
}
