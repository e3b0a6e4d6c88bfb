import type { BoardRefusal } from '@murmel/contracts';
import { useTranslation } from 'react-i18next';
import { text } from '../../../platform/i18n/i18n';

/** The texts of the wall; guests load these without those of the panels. */
export function useBoardTexts() {
  return useTranslation('tools/pinboard/board').t;
}
export type BoardTexts = ReturnType<typeof useBoardTexts>;

/** Says nothing that somebody at the wall could do something about. */
const NO_REASON: ReadonlySet<BoardRefusal['code']> = new Set(['BAD_REQUEST', 'INTERNAL', 'UNAVAILABLE', 'COLLABORATION_UNAVAILABLE']);

/** Why something was not done, in the language on the screen. */
export function refusalText({ code, limit, seconds }: BoardRefusal): string {
  if (code === 'TOO_MANY_REQUESTS' && seconds !== undefined) return text('platform/errors', 'TOO_MANY_REQUESTS_SECONDS', { count: seconds });
  if (NO_REASON.has(code)) return text('tools/pinboard/board', 'failed');
  return text('platform/errors', code, { limit, seconds });
}
