import type { AiFailureKind } from '@murmel/contracts';
import { APICallError } from 'ai';
import { z } from 'zod';

/** Thrown when a model gave no answer, or only part of it. Its message never contains the question because it goes into logs. */
export class AiFailure extends Error {
  constructor(
    readonly kind: AiFailureKind,
    /** why, in the words of the protocol: a status and a code */
    readonly detail: string,
    /** the provider's message, of unknown content: shown to the caller, never logged */
    readonly said = '',
  ) {
    super(`${kind}: ${detail}`);
  }
}

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_SOCKET',
]);
/** Provider error codes that are more specific than the status. */
const BY_CODE: readonly [RegExp, AiFailureKind][] = [
  [/insufficient_quota|billing|credit/i, 'quota'],
  [/context_length|context length|too many tokens|maximum context|string_above_max_length/i, 'contextWindow'],
  [/content_filter|content_policy|moderation|ResponsibleAI/i, 'filtered'],
];
const BY_STATUS: Readonly<Record<number, AiFailureKind>> = {
  400: 'refused',
  401: 'unauthorised',
  402: 'quota',
  403: 'unauthorised',
  404: 'refused',
  408: 'timeout',
  413: 'contextWindow',
  422: 'refused',
  429: 'busy',
  503: 'busy',
  504: 'timeout',
  529: 'busy',
};
/** Letters of a provider's own words that are shown. */
const SAID_MAX = 300;

/** Returns the failure for an error thrown by the SDK. The error carries the request and is therefore not passed on. */
export function failureOf(thrown: unknown): AiFailure {
  if (thrown instanceof AiFailure) return thrown;
  if (APICallError.isInstance(thrown)) return failureOfCall(thrown);
  const code = codeOf(thrown);
  if (code !== undefined && UNREACHABLE.has(code)) return new AiFailure('unreachable', code);
  if (thrown instanceof Error && /^AI_.*Tool/.test(thrown.name)) return new AiFailure('toolCall', thrown.name);
  if (thrown instanceof Error && /abort|timeout/i.test(thrown.name)) return new AiFailure('timeout', thrown.name);
  if (!(thrown instanceof Error)) return streamFailure(thrown);
  if (thrown.name === 'AI_StreamProviderError') return streamFailure((thrown as { data?: unknown }).data);
  return new AiFailure('broken', code ?? thrown.name);
}

/** An answer of a provider that is none. @param body as it came */
export function failureOfAnswer(status: number, body: string): AiFailure {
  const [, byCode] = BY_CODE.find(([pattern]) => pattern.test(body.slice(0, 2000))) ?? [];
  const kind = byCode ?? BY_STATUS[status] ?? (status >= 500 ? 'unreachable' : status >= 400 ? 'unknown' : 'broken');
  return new AiFailure(kind, String(status), kind === 'unknown' ? wordsOf(body) : '');
}

/** Returns the failure for an error in the middle of an answer. */
function streamFailure(received: unknown): AiFailure {
  const body = JSON.stringify({ error: received }) ?? '';
  const [, byCode] = BY_CODE.find(([pattern]) => pattern.test(body.slice(0, 2000))) ?? [];
  if (byCode) return new AiFailure(byCode, 'in the stream');
  const said = wordsOf(body);
  return said === '' ? new AiFailure('broken', typeof received) : new AiFailure('unknown', 'in the stream', said);
}

const errorBody = z.object({ error: z.union([z.string(), z.object({ message: z.string() }).transform(({ message }) => message)]) });

/** The message of an error as the protocol has it, as plain text; a page of a proxy is none. What looks like a key is left out. */
function wordsOf(body: string): string {
  let received: unknown;
  try {
    received = JSON.parse(body);
  } catch {
    return '';
  }
  const said = errorBody.safeParse(received).data?.error ?? '';
  const plain = said
    .slice(0, 20 * SAID_MAX)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\b(?:sk|key|bearer)[-_ ][\w.-]{6,}/gi, '…')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return (plain.length <= SAID_MAX ? plain : `${plain.slice(0, SAID_MAX - 2).trimEnd()} …`).toWellFormed();
}

function failureOfCall(error: APICallError): AiFailure {
  const { statusCode, responseBody = '' } = error;
  if (statusCode === undefined) {
    const code = codeOf(error);
    return new AiFailure('unreachable', code ?? 'no answer');
  }
  return failureOfAnswer(statusCode, responseBody);
}

/** The code of a system's error, however deep it lies. */
function codeOf(thrown: unknown, depth = 0): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || depth > 5) return undefined;
  const { code, cause } = thrown as { code?: unknown; cause?: unknown };
  return typeof code === 'string' ? code : codeOf(cause, depth + 1);
}
