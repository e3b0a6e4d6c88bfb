import { LIMITS, type RichText } from '@murmel/contracts';
import { cleanRichText, richTextLength } from '@murmel/documents';
import { apiError } from '../../platform/api-error.js';

/**
 * The task as it is stored: links that lead nowhere good become plain text.
 * @throws TEXT_TOO_LONG with the number
 */
export function cleanTask(task: RichText | null): RichText | null {
  const limit = LIMITS.project.taskMax;
  if (richTextLength(task) > limit) throw apiError('TEXT_TOO_LONG', { limit });
  return cleanRichText(task as Parameters<typeof cleanRichText>[0], limit);
}
