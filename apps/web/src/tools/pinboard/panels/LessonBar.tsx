import { IconAdjustmentsHorizontal, IconEyeCheck, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { Button } from '../../../ui/forms/Button';
import { IconButton } from '../../../ui/overlays/IconButton';
import { usePinboard } from '../board/pinboard-context';
import { useTexts } from '../texts';
import classes from './LessonControls.module.css';
import { useLeads, waitingCards } from './lesson';

/** The two things that are needed in the middle of a lesson, in the bar above the board; the rest is one click away. */
export function LessonBar({ onMore, onWaiting }: { onMore: () => void; onWaiting: () => void }) {
  const t = useTexts();
  const { board, run } = usePinboard();
  if (!useLeads()) return null;
  const { frozen } = board.settings;
  const waiting = waitingCards(board).length;
  return (
    <span className={classes.bar}>
      {waiting > 0 && (
        <Button variant="light" leftSection={<IconEyeCheck size={20} stroke={1.9} aria-hidden />} onClick={onWaiting}>
          <span className={classes.long}>{t('controls.look', { count: waiting })}</span>
          <span className={classes.short} aria-hidden="true">
            {waiting}
          </span>
        </Button>
      )}
      <IconButton
        variant="outline"
        className={classes.pause ?? ''}
        icon={frozen ? IconPlayerPlay : IconPlayerPause}
        label={t(frozen ? 'controls.goOn' : 'controls.freeze')}
        data-frozen={frozen || undefined}
        onClick={() => void run('changeSettings', { frozen: !frozen })}
      />
      <span className={classes.more}>
        <IconButton variant="outline" icon={IconAdjustmentsHorizontal} label={t('controls.title')} onClick={onMore} />
      </span>
    </span>
  );
}
