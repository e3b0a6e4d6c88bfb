import type { BoardRefusal } from '@murmel/contracts';
import { errorCodeText } from '../../platform/errors/error-text';
import { text } from '../../platform/i18n/i18n';

/** Codes whose text gives the user of a board nothing to act on. */
const NO_REASON: ReadonlySet<BoardRefusal['code']> = new Set(['BAD_REQUEST', 'INTERNAL', 'UNAVAILABLE', 'COLLABORATION_UNAVAILABLE']);

/** Returns the reason for a refusal, in the interface language. */
export function refusalText({ code, limit, seconds }: BoardRefusal): string {
  if (code === 'TOO_MANY_REQUESTS' && seconds !== undefined)
    return text('platform/errors', 'TOO_MANY_REQUESTS_SECONDS', { count: seconds });
  if (NO_REASON.has(code)) return text('boards', 'failed');
  return errorCodeText(code, { limit, seconds });
}
