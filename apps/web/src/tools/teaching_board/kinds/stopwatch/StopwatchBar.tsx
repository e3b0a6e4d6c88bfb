import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { BarButton } from '../../../../core/parts/BarButton';
import type { CardProps } from '../card-screen';
import { useKindTexts } from '../texts';
import { useStopwatchActions } from './use-stopwatch-actions';

export function StopwatchBar({ part: card }: CardProps<'stopwatch'>) {
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
