import { limitStream } from './limit-stream.js';

/** Another server does not answer in time, or only that it cannot: a later attempt may succeed. */
export class ServerAway extends Error {}

/** Returns if a fault, or what caused it, is that another server is away. */
export function isAway(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1)
    if (cause instanceof ServerAway) return true;
  return false;
}

/** The request as `fetch` takes it; libraries hand over narrower types of it. */
interface Asked {
  method?: string | undefined;
  headers?: object | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/**
 * Asks a server that the operator configured: within a time, for a short answer, and without being led elsewhere.
 * @returns the whole answer with any status
 * @throws ServerAway; Error for an answer that is too long
 */
export async function askServer(
  url: string,
  { signal, ...asked }: Asked,
  { withinMs, maxBytes }: { withinMs: number; maxBytes: number },
): Promise<Response> {
  const within = AbortSignal.any([AbortSignal.timeout(withinMs), ...(signal ? [signal] : [])]);
  const answer = await fetch(url, { ...asked, redirect: 'manual', signal: within } as RequestInit).catch(away);
  const parts: Uint8Array[] = [];
  try {
    if (answer.body) for await (const part of limitStream(answer.body, true, maxBytes)) parts.push(part);
  } catch (error) {
    if (within.aborted) throw new ServerAway('did not end its answer in time');
    throw error;
  }
  return new Response(parts.length > 0 ? Buffer.concat(parts) : null, { status: answer.status, headers: answer.headers });
}

function away(error: unknown): never {
  throw new ServerAway('does not answer', { cause: error });
}
