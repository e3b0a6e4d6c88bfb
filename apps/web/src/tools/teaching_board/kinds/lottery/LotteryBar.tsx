import { IconRefresh, IconRepeat, IconRepeatOff } from '@tabler/icons-react';
import { BarButton } from '../../../../core/parts/BarButton';
import type { CardProps } from '../card-screen';
import { useKindTexts } from '../texts';
import { useLotteryActions } from './use-lottery-actions';

/** Sets whether a name can be drawn twice, and puts all names back into the pot. */
export function LotteryBar({ part: card }: CardProps<'lottery'>) {
  const t = useKindTexts();
  const { setRepeat, reset } = useLotteryActions(card);
  const { repeat } = card.content;
  const Shape = repeat ? IconRepeat : IconRepeatOff;
  return (
    <>
      <BarButton label={t('lottery.once')} pressed={!repeat} onClick={() => setRepeat(!repeat)}>
        <Shape size={20} stroke={1.9} aria-hidden />
      </BarButton>
      <BarButton label={t('lottery.reset')} onClick={reset}>
        <IconRefresh size={20} stroke={1.9} aria-hidden />
      </BarButton>
    </>
  );
}
