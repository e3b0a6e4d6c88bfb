import { SERVER_LIMITS } from '@murmel/contracts';
import { limitStream } from '../web-requests/limit-stream.js';

const { answerBytes, answerMs } = SERVER_LIMITS.signOn;
const TOO_MANY_REQUESTS = 429;
/** A status from here on is a fault of the server that answers. */
const FAULTS_OF_SERVERS = 500;

/** The other server does not answer in time, or only that it cannot. */
export class ProviderAway extends Error {}

/** Returns if a fault, or what caused it, is that the other server is away. */
export function isAway(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1)
    if (cause instanceof ProviderAway) return true;
  return false;
}

/**
 * Asks a server that the operator configured: within `answerMs`, for at most `answerBytes`, and without being led elsewhere.
 * @throws ProviderAway; Error for an answer that is too long
 */
export async function providerFetch(
  url: string,
  { method, headers, body }: { method?: string; headers?: object; body?: unknown },
): Promise<Response> {
  const signal = AbortSignal.timeout(answerMs);
  const response = await fetch(url, { method, headers, body, redirect: 'manual', signal } as RequestInit).catch(away);
  if (response.status >= FAULTS_OF_SERVERS || response.status === TOO_MANY_REQUESTS) {
    await response.body?.cancel().catch(() => undefined);
    throw new ProviderAway(`answered ${response.status}`);
  }
  const parts: Uint8Array[] = [];
  try {
    if (response.body) for await (const part of limitStream(response.body, true, answerBytes)) parts.push(part);
  } catch (error) {
    if (signal.aborted) throw new ProviderAway('did not end its answer in time');
    throw error;
  }
  const { status, headers: answered } = response;
  return new Response(parts.length > 0 ? Buffer.concat(parts) : null, { status, headers: answered });
}

function away(error: unknown): never {
  throw new ProviderAway('does not answer', { cause: error });
}
