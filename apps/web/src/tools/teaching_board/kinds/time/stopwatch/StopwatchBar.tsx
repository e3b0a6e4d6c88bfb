import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { CardProps } from '../../card-screen';
import { BarButton } from '../../parts/BarButton';
import { useTimeTexts } from '../texts';
import { useStopwatchActions } from './use-stopwatch-actions';

export function StopwatchBar({ card }: CardProps<'stopwatch'>) {
  const t = useTimeTexts();
  const { run } = card.content;
  const { toggle } = useStopwatchActions(card);
  const running = run.startedAt !== null;
  return (
    <BarButton main label={t(running ? 'pause' : run.elapsed > 0 ? 'goOn' : 'start')} onClick={toggle}>
      {running ? <IconPlayerPauseFilled size={20} aria-hidden /> : <IconPlayerPlayFilled size={20} aria-hidden />}
    </BarButton>
  );
}
