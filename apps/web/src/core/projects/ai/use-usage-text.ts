import type { AiPupil } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { usageOf } from './usage';

/** Returns the text about a pupil's questions of today besides their number; undefined: none. */
export function useUsageText(): (pupil: AiPupil) => string | undefined {
  const { t } = useTranslation('projects/ai');
  return (pupil) => {
    const { level, left } = usageOf(pupil);
    if (pupil.stopped) return t('stopped');
    if (level === 'full') return t('usedUp');
    return level === 'near' ? t('left', { count: left }) : undefined;
  };
}
