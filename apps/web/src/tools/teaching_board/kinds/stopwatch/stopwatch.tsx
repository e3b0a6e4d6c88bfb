import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconStopwatch } from '@tabler/icons-react';
import { BarButton } from '../../../../core/parts/BarButton';
import type { CardProps, CardScreen } from '../card-screen';
import classes from '../shared/face.module.css';
import { useKindTexts } from '../texts';
import { StopwatchFace } from './StopwatchFace';
import { useStopwatchActions } from './use-stopwatch-actions';

export const stopwatchScreen: CardScreen<'stopwatch'> = {
  icon: IconStopwatch,
  Face: StopwatchFace,
  Bar: StopwatchBar,
  Enlarged: StopwatchFace,
  Reading: ({ part }) => (
    <div className={classes.reading}>
      <StopwatchFace part={part} />
    </div>
  ),
};

function StopwatchBar({ part: card }: CardProps<'stopwatch'>) {
  const t = useKindTexts();
  const { run } = card.content;
  const { toggle } = useStopwatchActions(card);
  const running = run.startedAt !== null;
  return (
    <BarButton main label={t(running ? 'pause' : run.elapsed > 0 ? 'goOn' : 'start')} onClick={toggle}>
      {running ? <IconPlayerPauseFilled size={20} aria-hidden /> : <IconPlayerPlayFilled size={20} aria-hidden />}
    </BarButton>
  );
}
