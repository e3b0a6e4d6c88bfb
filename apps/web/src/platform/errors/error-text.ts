import { TOOL_KEYS } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { hasText, text } from '../i18n/i18n';
import { monthLimitIn, monthLimitText } from './month-limit';

const NAMESPACE = 'platform/errors';
/** Namespace of errors that only an account can cause; pages for guests load without it. */
const OF_ACCOUNTS = 'platform/errors/accounts';
/** Namespace of errors that only uploads cause; code that uploads files loads it. */
export const OF_FILES = 'platform/errors/files';
/** Namespaces of errors that only a tool raises; the pages of the tool load them. All recorders share one. */
const OF_TOOLS = [...TOOL_KEYS.map((tool) => `tools/${tool}/errors`), 'recordings/errors'];

/** The sentence for an error of the api in the language on the screen; server down and unknown errors have one too. */
export function errorText(error: unknown): string {
  if (!(error instanceof ORPCError)) return text(NAMESPACE, error instanceof TypeError ? 'OFFLINE' : 'GENERIC');
  const data = (error.data ?? {}) as Record<string, unknown>;
  const { seconds } = data;
  if (error.code === 'TOO_MANY_REQUESTS' && typeof seconds === 'number')
    return text(NAMESPACE, 'TOO_MANY_REQUESTS_SECONDS', { count: seconds });
  if (error.code === 'AI_DAY_LIMIT_REACHED' && (data.of === 'class' || data.of === 'school'))
    return text(OF_ACCOUNTS, `AI_DAY_LIMIT_REACHED_${data.of.toUpperCase()}`, data);
  // The number that was exceeded belongs into the sentence.
  return errorCodeText(error.code, data);
}

/** The sentence for a code of the contracts; a general one for what is none. */
export function errorCodeText(code: string, values: Record<string, unknown>): string {
  const month = monthLimitIn(code, values);
  if (month) return monthLimitText(month);
  const namespace = namespaceOf(code);
  return namespace ? text(namespace, code, values) : text(NAMESPACE, 'GENERIC');
}

/** Returns the namespace with a sentence for a code; undefined for codes that this page does not know. */
export const namespaceOf = (code: string): string | undefined =>
  [NAMESPACE, OF_ACCOUNTS, OF_FILES, ...OF_TOOLS].find((known) => hasText(known, code));
