import { IconCircleCheck, IconHandStop, IconHourglass } from '@tabler/icons-react';
import { timeText } from '../../../core/dates/dates';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { LiveDot } from '../../../ui/status/LiveDot';
import classes from './grid.module.css';
import type { ResponseStatus } from './grid-rows';
import { useTexts } from './texts';

/** Shows a participant's status, as a picture and in words. */
export function ResponseStatusText({ stand }: { stand: ResponseStatus }) {
  const t = useTexts();
  const { language } = useTranslation().i18n;
  const words = (): string => {
    switch (stand.kind) {
      case 'hand':
        return t('stand.hand');
      case 'writes':
        return t('stand.writes');
      case 'quiet':
        return t('stand.quiet', { count: stand.minutes });
      case 'paused':
        return stand.seconds < 60
          ? t('stand.seconds', { count: stand.seconds })
          : t('stand.minutes', { count: Math.floor(stand.seconds / 60) });
      case 'handedIn':
        return timeText(new Date(stand.at), language);
    }
  };
  return (
    <span className={classes.stand} data-kind={stand.kind}>
      {stand.kind === 'writes' && <LiveDot label="" />}
      {stand.kind === 'hand' && <IconHandStop size={18} stroke={1.9} aria-hidden />}
      {stand.kind === 'quiet' && <IconHourglass size={18} stroke={1.9} aria-hidden />}
      {stand.kind === 'handedIn' && <IconCircleCheck size={18} stroke={2.2} aria-hidden />}
      {stand.kind === 'handedIn' && <span className="visually-hidden">{t('stand.handedIn')}</span>} {words()}
    </span>
  );
}
