import type { Project } from '@murmel/contracts';
import { useTranslation } from '../../platform/i18n/use-translation';
import { sinceText } from '../dates/dates';
import { useNow } from '../dates/use-now';

/** Formats the start of a project's pause: "10:32", or the date if it was another day. */
export function usePausedSince(pausedAt: Project['pausedAt'] | undefined): string {
  const { i18n } = useTranslation('pupils');
  const now = useNow();
  return sinceText(pausedAt ? new Date(pausedAt) : now, now, i18n.language);
}
