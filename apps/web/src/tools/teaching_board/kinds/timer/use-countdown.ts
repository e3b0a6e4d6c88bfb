import type { CardContents } from '@murmel/contracts';
import { useNow } from '../../../../platform/clock/use-now';
import { beginningOf, type Countdown, countdownOf } from './countdown';

/** How the timer stands now; draws again with each of its seconds. */
export function useCountdown(content: CardContents['timer']): Countdown {
  const now = useNow(content.run.startedAt === null ? undefined : 1000, beginningOf(content.run));
  return countdownOf(content, now);
}
