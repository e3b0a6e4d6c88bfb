import type { CardOf, TeachingBoard } from '@murmel/documents';
import { countdownOf, leftText } from './countdown';

export type TimerCard = CardOf<'timer'>;

/** Time after its end for which a timer is shown in the tab's title; an old one is not. */
const OVER_SHOWN_MS = 5 * 60_000;
/** Time within which a timer rings: after sleep one that ended long ago must not ring. */
const RINGS_WITHIN_MS = 3000;

/** The timers of all pages that are counting or have ended. */
export function countingTimers(board: TeachingBoard): TimerCard[] {
  return [...board.cardsOf.values()]
    .flat()
    .filter((card): card is TimerCard => card.kind === 'timer' && card.content.run.startedAt !== null);
}

/** One start of a timer: started again it rings again. */
export const startOf = ({ id, content }: TimerCard): string => `${id} ${content.run.startedAt}`;

/** Returns the text for the tab: the end of a timer first, else the one that ends next. */
export function titleTime(timers: readonly TimerCard[], now: number): string | undefined {
  const counts = timers
    .map(({ content }) => countdownOf(content, now))
    .filter(({ state, overFor }) => state === 'running' || (state === 'over' && overFor < OVER_SHOWN_MS));
  return counts.length > 0 ? leftText(Math.min(...counts.map(({ left }) => left))) : undefined;
}

/** Minutes before its end at which a timer's remaining time is announced. */
const ANNOUNCED_MINUTES = [5, 1];

/**
 * Returns the timers that just reached one of the announced minutes while the page watched them. One that is given more time is announced
 * again when it gets there again. `seen`: the remaining time of each, kept from call to call.
 */
export function nearEnd(timers: readonly TimerCard[], now: number, seen: Map<string, number>): { card: TimerCard; minutes: number }[] {
  return timers.flatMap((card) => {
    const { state, left } = countdownOf(card.content, now);
    const before = seen.get(startOf(card)) ?? left;
    seen.set(startOf(card), left);
    const minutes = ANNOUNCED_MINUTES.find((one) => before > one * 60_000 && left <= one * 60_000);
    return state === 'running' && minutes && before - left < RINGS_WITHIN_MS ? [{ card, minutes }] : [];
  });
}

/** Returns the timers that ended a moment ago while the page watched them count. `counting`: their starts, kept from call to call. */
export function justEnded(timers: readonly TimerCard[], now: number, counting: Set<string>): TimerCard[] {
  return timers.filter((card) => {
    const { state, overFor } = countdownOf(card.content, now);
    if (state === 'running') counting.add(startOf(card));
    return state === 'over' && counting.delete(startOf(card)) && overFor < RINGS_WITHIN_MS;
  });
}
