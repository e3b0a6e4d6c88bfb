import { LIMITS } from '@murmel/contracts';
import { IconClockPlus, IconPlayerPauseFilled, IconPlayerPlayFilled, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { BarButton } from '../../../../core/parts/BarButton';
import classes from '../../../../core/parts/bar.module.css';
import type { CardProps } from '../card-screen';
import { useKindTexts } from '../texts';
import { useCountdown } from './use-countdown';
import { useTimerActions } from './use-timer-actions';

/** Start and pause, a minute more, the usual times, sound on and off. */
export function TimerBar({ part: card }: CardProps<'timer'>) {
  const t = useKindTexts();
  const { state } = useCountdown(card.content);
  const { toggle, setSeconds, extend, extensible, mute, muted } = useTimerActions(card);
  const running = state === 'running';
  return (
    <>
      <BarButton main label={t(running ? 'pause' : state === 'paused' ? 'goOn' : 'start')} onClick={toggle}>
        {running ? <IconPlayerPauseFilled size={20} aria-hidden /> : <IconPlayerPlayFilled size={20} aria-hidden />}
      </BarButton>
      {extensible && (
        <BarButton label={t('timer.extend')} onClick={extend}>
          <IconClockPlus size={20} stroke={1.9} aria-hidden />
        </BarButton>
      )}
      <div className={classes.group} role="group" aria-label={t('timer.presets')}>
        {LIMITS.teachingBoard.timer.presetMinutes.map((count) => (
          <BarButton
            key={count}
            label={t('timer.preset', { count })}
            pressed={card.content.seconds === count * 60}
            onClick={() => void setSeconds(count * 60)}
          >
            {count}
          </BarButton>
        ))}
        <span className={classes.unit} aria-hidden="true">
          {t('timer.minutesShort')}
        </span>
      </div>
      <BarButton label={t(muted ? 'timer.unmute' : 'timer.mute')} onClick={() => mute(!muted)}>
        {muted ? <IconVolumeOff size={20} stroke={1.9} aria-hidden /> : <IconVolume size={20} stroke={1.9} aria-hidden />}
      </BarButton>
    </>
  );
}
