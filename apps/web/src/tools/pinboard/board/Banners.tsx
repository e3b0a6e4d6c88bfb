import { IconHandStop, IconPlayerPause } from '@tabler/icons-react';
import { timeText } from '../../../core/dates/dates';
import { useTranslation } from '../../../platform/i18n/use-translation';
import classes from './page.module.css';
import { usePinboard } from './pinboard-context';
import { useBoardTexts } from './texts';
import { useStopped } from './use-stopped';

/** Explains why writing is not possible at the moment: the teacher froze the board, or the moderation stopped this device. */
export function Banners({ stoppedUntil }: { stoppedUntil: number | undefined }) {
  const t = useBoardTexts();
  const { i18n } = useTranslation();
  const { board, actor, run } = usePinboard();
  const { frozen } = board.settings;
  const stopped = useStopped(stoppedUntil) && !actor.trusted;
  return (
    <div role="status" className={classes.banners}>
      {frozen && (
        <p className={classes.banner} data-banner={actor.trusted ? 'passing' : 'staying'}>
          <IconPlayerPause size={20} stroke={1.9} aria-hidden />
          <span>{t(actor.trusted ? 'banner.frozenByYou' : 'banner.frozen')}</span>
          {actor.trusted && (
            <button type="button" className={classes.bannerButton} onClick={() => void run('changeSettings', { frozen: false })}>
              {t('banner.goOn')}
            </button>
          )}
        </p>
      )}
      {stopped && stoppedUntil !== undefined && !frozen && (
        <p className={classes.banner} data-banner="staying">
          <IconHandStop size={20} stroke={1.9} aria-hidden />
          <span>{t('banner.stopped', { time: timeText(new Date(stoppedUntil), i18n.language) })}</span>
        </p>
      )}
    </div>
  );
}
