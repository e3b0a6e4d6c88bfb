import type { CardOf, TeachingBoard } from '@murmel/documents';
import { countdownOf, leftText } from './countdown';

export type TimerCard = CardOf<'timer'>;

/** So long after its end a timer is still worth a word in the tab's title; an old one is not. */
const OVER_SHOWN_MS = 5 * 60_000;
/** After sleep nobody wants to hear of what ended long ago. */
const RINGS_WITHIN_MS = 3000;

/** The timers of all pages that are counting or have ended. */
export function countingTimers(board: TeachingBoard): TimerCard[] {
  return [...board.cardsOf.values()]
    .flat()
    .filter((card): card is TimerCard => card.kind === 'timer' && card.content.run.startedAt !== null);
}

/** One start of a timer: started again it rings again. */
export const startOf = ({ id, content }: TimerCard): string => `${id} ${content.run.startedAt}`;

/** What the tab says: the end of a timer first, else the one that ends next. */
export function titleTime(timers: readonly TimerCard[], now: number): string | undefined {
  const counts = timers
    .map(({ content }) => countdownOf(content, now))
    .filter(({ state, overFor }) => state === 'running' || (state === 'over' && overFor < OVER_SHOWN_MS));
  return counts.length > 0 ? leftText(Math.min(...counts.map(({ left }) => left))) : undefined;
}

/** So many minutes before its end a timer says how long it still runs. */
const TOLD_MINUTES = [5, 1];

/**
 * Those that came down to one of the told minutes a moment ago while somebody watched them. One that is given more time says it
 * again when it comes there again. `seen`: what each had left, kept from look to look.
 */
export function nearEnd(timers: readonly TimerCard[], now: number, seen: Map<string, number>): { card: TimerCard; minutes: number }[] {
  return timers.flatMap((card) => {
    const { state, left } = countdownOf(card.content, now);
    const before = seen.get(startOf(card)) ?? left;
    seen.set(startOf(card), left);
    const minutes = TOLD_MINUTES.find((one) => before > one * 60_000 && left <= one * 60_000);
    return state === 'running' && minutes && before - left < RINGS_WITHIN_MS ? [{ card, minutes }] : [];
  });
}

/** Those that ended a moment ago while somebody watched them count. `counting`: their starts, kept from look to look. */
export function justEnded(timers: readonly TimerCard[], now: number, counting: Set<string>): TimerCard[] {
  return timers.filter((card) => {
    const { state, overFor } = countdownOf(card.content, now);
    if (state === 'running') counting.add(startOf(card));
    return state === 'over' && counting.delete(startOf(card)) && overFor < RINGS_WITHIN_MS;
  });
}
