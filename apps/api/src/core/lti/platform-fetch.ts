import { limitStream } from '../web-requests/limit-stream.js';

/** Time for one answer of a learning platform. */
export const PLATFORM_MS = 5000;
/** Length of an answer that is read: a few keys, a token, an error. */
const ANSWER_BYTES = 256_000;

/** A learning platform did not answer as one: a later attempt may succeed. */
export class PlatformAway extends Error {}

/**
 * Asks a learning platform that the operator named. Follows no redirect, and reads no more than a short answer.
 * @throws PlatformAway when it is away, slow, or says too much
 */
export async function askPlatform(url: string, { signal, ...init }: RequestInit = {}): Promise<Response> {
  const within = AbortSignal.any([AbortSignal.timeout(PLATFORM_MS), ...(signal ? [signal] : [])]);
  try {
    const answer = await fetch(url, { ...init, redirect: 'manual', signal: within });
    const parts: Uint8Array[] = [];
    if (answer.body) for await (const part of limitStream(answer.body, true, ANSWER_BYTES)) parts.push(part);
    const empty = parts.length === 0 || answer.status === 204 || answer.status === 304;
    return new Response(empty ? null : Buffer.concat(parts), { status: answer.status, headers: answer.headers });
  } catch (error) {
    throw new PlatformAway(error instanceof Error ? error.name : 'unknown');
  }
}
