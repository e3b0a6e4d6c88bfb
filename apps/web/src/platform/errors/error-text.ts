import { ERRORS } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { text } from '../i18n/i18n';

const NAMESPACE = 'platform/errors';

/** The sentence for an error of the api in the language on the screen; server down and unknown errors have one too. */
export function errorText(error: unknown): string {
  if (!(error instanceof ORPCError)) return text(NAMESPACE, error instanceof TypeError ? 'OFFLINE' : 'GENERIC');
  const data = (error.data ?? {}) as Record<string, unknown>;
  const { seconds } = data;
  if (error.code === 'TOO_MANY_REQUESTS' && typeof seconds === 'number') return text(NAMESPACE, 'TOO_MANY_REQUESTS_SECONDS', { count: seconds });
  // The number that was exceeded belongs into the sentence.
  return text(NAMESPACE, error.code in ERRORS ? error.code : 'GENERIC', data);
}
