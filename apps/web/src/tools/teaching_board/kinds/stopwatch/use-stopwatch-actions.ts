import { type CardOf, elapsedOf, paused, STOPPED, started } from '@murmel/documents';
import { useChange } from '../../../../core/parts/part-screen';
import { serverNow } from '../../../../platform/clock/server-clock';

/** Returns the actions on a stopwatch. */
export function useStopwatchActions(card: CardOf<'stopwatch'>) {
  const change = useChange(card);
  const { run, laps } = card.content;
  return {
    toggle: () => void change({ run: run.startedAt === null ? started(run, serverNow()) : paused(run, serverNow()) }),
    lap: () => void change({ laps: [...laps, Math.round(elapsedOf(run, serverNow()))] }),
    reset: () => void change({ run: STOPPED, laps: [] }),
  };
}
