import { IconRefresh, IconRepeat, IconRepeatOff } from '@tabler/icons-react';
import type { CardProps } from '../../card-screen';
import { BarButton } from '../../parts/BarButton';
import { usePeopleTexts } from '../texts';
import { useLotteryActions } from './use-lottery-actions';

/** Whether somebody can be drawn twice, and everybody back into the pot. */
export function LotteryBar({ card }: CardProps<'lottery'>) {
  const t = usePeopleTexts();
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
