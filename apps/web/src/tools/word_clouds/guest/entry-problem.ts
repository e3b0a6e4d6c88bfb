import { wordProblem } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { errorLimit } from '../../../platform/errors/api-error';
import { errorText } from '../../../platform/errors/error-text';
import type { Texts } from '../texts';

/** Returns the problem of the typed text, with the number that counts; undefined when it can be sent. */
export function entryProblem(text: string, t: Texts): string | undefined {
  const problem = wordProblem(text);
  return problem && t(`problem.${problem.code}`, { ...problem });
}

/** The server's refusal in the words of this page. */
export function refusalText(error: unknown, t: Texts): string {
  if (!(error instanceof ORPCError)) return errorText(error);
  const data = (error.data ?? {}) as { max?: unknown; length?: unknown; what?: unknown };
  if (error.code === 'WORD_TOO_LONG' || error.code === 'TOO_MANY_WORDS')
    return t(`problem.${error.code}`, { max: data.max, length: data.length });
  if (error.code === 'FORBIDDEN') return t('guest.late');
  const limit = errorLimit(error);
  if (error.code === 'LIMIT_REACHED' && limit !== undefined)
    return t(data.what === 'words' ? 'guest.limitRefused' : 'guest.cloudFull', { limit });
  return errorText(error);
}
