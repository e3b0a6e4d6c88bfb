import type { VisitedProject } from '@murmel/contracts';
import { IconCheck, IconPlayerPauseFilled } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { remainingTimeText } from '../../classes/remaining-time';
import { useNow } from '../../dates/use-now';

/** Time left in words, or that it is paused or over; and how much is done. */
export function ProjectDetail({ project, withDone = false }: { project: VisitedProject; withDone?: boolean }) {
  const { t, i18n } = useTranslation('pupils');
  const now = useNow();
  const { state, endsAt, items } = project;
  if (state === 'paused') {
    return (
      <>
        <IconPlayerPauseFilled size={16} aria-hidden />
        {t('project.paused')}
      </>
    );
  }
  if (state === 'ended') {
    return (
      <>
        <IconCheck size={16} stroke={2.4} aria-hidden />
        {t('project.ended')}
      </>
    );
  }
  const time = remainingTimeText(endsAt, now, i18n.language);
  const left = t(`time.${time.key}`, { ...time.values });
  const done = items.filter((item) => item.done).length;
  return withDone && items.length > 0 ? t('project.leftAndDone', { left, done, count: items.length }) : left;
}
