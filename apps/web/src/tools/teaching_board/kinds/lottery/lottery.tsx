import { IconTicket } from '@tabler/icons-react';
import { prefetchTexts } from '../../../../platform/i18n/i18n';
import { lazyPart } from '../../../../platform/page/lazy-part';
import type { CardScreen } from '../card-screen';
import { LotteryBar } from './LotteryBar';
import { LotteryFace } from './LotteryFace';
import classes from './lottery.module.css';

const LotterySettings = lazyPart(async () => {
  const [settings] = await Promise.all([import('./LotterySettings'), prefetchTexts(['tools/teaching_board/names'])]);
  return settings;
});

export const lotteryScreen: CardScreen<'lottery'> = {
  icon: IconTicket,
  Face: LotteryFace,
  Bar: LotteryBar,
  Settings: (props) => <LotterySettings {...props} waiting={null} />,
  asksFirst: true,
  Enlarged: LotteryFace,
  Reading: ({ part }) => (
    <div className={classes.reading}>
      <LotteryFace part={part} />
    </div>
  ),
};
