import type { CardContents } from '@murmel/contracts';
import { useNow } from '../../../../platform/clock/use-now';
import { beginningOf, type Countdown, countdownOf } from './countdown';

/** Returns the current state of the timer; re-renders with each of its seconds. */
export function useCountdown(content: CardContents['timer']): Countdown {
  const now = useNow(content.run.startedAt === null ? undefined : 1000, beginningOf(content.run));
  return countdownOf(content, now);
}
