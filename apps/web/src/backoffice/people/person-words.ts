import type { PersonState } from '@murmel/contracts';
import { IconCircleCheck, IconLock, IconMail, IconMailQuestion } from '@tabler/icons-react';
import { calendarDay, dayText } from '../../core/dates/dates';
import { useTranslation } from '../../platform/i18n/use-translation';
import type { Icon } from '../../ui/icon';

/** Signs and tones of the states of a person. */
export const STATE_LOOKS: Record<PersonState, { icon: Icon; tone: 'good' | 'notice' | 'neutral' }> = {
  active: { icon: IconCircleCheck, tone: 'good' },
  invited: { icon: IconMail, tone: 'notice' },
  unconfirmed: { icon: IconMailQuestion, tone: 'notice' },
  locked: { icon: IconLock, tone: 'neutral' },
};

/** Returns how a day of the last visit is written: today, yesterday, the date, or that there was none. */
export function useVisitText(): (day: string | null) => string {
  const { t, i18n } = useTranslation('backoffice/people');
  return (day) => {
    if (day === null) return t('visit.never');
    const [at, now] = [new Date(`${day}T12:00:00Z`), new Date()];
    const days = calendarDay(now) - calendarDay(at);
    return days <= 0 ? t('visit.today') : days === 1 ? t('visit.yesterday') : dayText(at, now, i18n.language);
  };
}
