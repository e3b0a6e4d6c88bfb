import type { Configuration } from './configuration/configuration.js';
import { databaseNow } from './processes/database-clock.js';
import { deriveKey, equalSecrets, sign } from './secrets.js';
import { inSpan } from './tracing/spans.js';
import { traceHeaders } from './tracing/trace.js';

export const INTERNAL_HEADERS = { time: 'x-murmel-time', signature: 'x-murmel-signature' } as const;

/** A signature is good for this long, so that a recorded call cannot be repeated later. */
const WINDOW_SECONDS = 30;
const ANSWER_WITHIN_MS = 15_000;
/** After this long without an answer it is asked how it is, which a server that only takes long answers at once. */
const DOUBT_MS = 3000;
const HEALTH_WITHIN_MS = 2000;

export interface InternalCall {
  method: string;
  /** path without query */
  path: string;
  body: string;
}

/** The headers that prove that a call comes from another process of the same installation. */
export function signInternalCall(secret: string, call: InternalCall, now = databaseNow()): Record<string, string> {
  const time = String(Math.floor(now.getTime() / 1000));
  return { [INTERNAL_HEADERS.time]: time, [INTERNAL_HEADERS.signature]: signatureOf(secret, time, call) };
}

/** @param secrets with which it may be signed  @param headers as Node gives them */
export function isInternalCall(
  secrets: string | readonly string[],
  call: InternalCall,
  headers: Record<string, string | string[] | undefined>,
  now = databaseNow(),
): boolean {
  const time = headers[INTERNAL_HEADERS.time];
  const signature = headers[INTERNAL_HEADERS.signature];
  if (typeof time !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > WINDOW_SECONDS) return false;
  return [secrets].flat().some((secret) => equalSecrets(signature, signatureOf(secret, time, call)));
}

function signatureOf(secret: string, time: string, { method, path, body }: InternalCall): string {
  return sign(deriveKey(secret, 'internal'), `${time}\n${method.toUpperCase()}\n${path}\n${body}`);
}

/** collab-server answered, but not with success. */
export class CollaborationCallError extends Error {
  constructor(readonly status: number) {
    super(`collab-server answered ${status}`);
  }
}

/**
 * Asks collab-server to do something to a live document; the path names the document, so that the proxy routes it.
 * @throws CollaborationCallError when it refused, another error when it is away or did not answer in time: one that hangs altogether is told
 *   after five seconds
 */
export function postToCollaboration(configuration: Configuration, path: string, body: unknown): Promise<unknown> {
  // The last word of a path says what is done; the rest is an id.
  return inSpan(`POST /internal/documents/${path.split('/').at(-1)}`, 'client', () => post(configuration, path, body));
}

async function post(configuration: Configuration, path: string, body: unknown): Promise<unknown> {
  const text = JSON.stringify(body);
  const base = configuration.collabInternalUrl.replace(/\/$/, '');
  const hangs = new AbortController();
  const doubt = setTimeout(() => void answersAtAll(base).catch(() => hangs.abort(new Error('collab-server hangs'))), DOUBT_MS);
  try {
    const response = await fetch(new URL(base + path), {
      method: 'POST',
      body: text,
      headers: {
        'content-type': 'application/json',
        ...signInternalCall(configuration.secret, { method: 'POST', path, body: text }),
        ...traceHeaders(),
      },
      signal: AbortSignal.any([hangs.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    });
    if (!response.ok) throw new CollaborationCallError(response.status);
    return await response.json();
  } finally {
    clearTimeout(doubt);
  }
}

/** @throws when nothing answers; whatever it says of itself, it lives */
async function answersAtAll(base: string): Promise<void> {
  await (await fetch(`${base}/health`, { signal: AbortSignal.timeout(HEALTH_WITHIN_MS) })).arrayBuffer();
}
