import type { BoardRefusal } from '@murmel/contracts';
import { codeText } from '../../platform/errors/error-text';
import { text } from '../../platform/i18n/i18n';

/** Says nothing that somebody at a board could do something about. */
const NO_REASON: ReadonlySet<BoardRefusal['code']> = new Set(['BAD_REQUEST', 'INTERNAL', 'UNAVAILABLE', 'COLLABORATION_UNAVAILABLE']);

/** Why something was not done, in the language on the screen. */
export function refusalText({ code, limit, seconds }: BoardRefusal): string {
  if (code === 'TOO_MANY_REQUESTS' && seconds !== undefined)
    return text('platform/errors', 'TOO_MANY_REQUESTS_SECONDS', { count: seconds });
  if (NO_REASON.has(code)) return text('boards', 'failed');
  return codeText(code, { limit, seconds });
}
