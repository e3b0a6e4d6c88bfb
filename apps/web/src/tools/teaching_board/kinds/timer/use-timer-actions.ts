import { LIMITS } from '@murmel/contracts';
import { type CardOf, leftOf, paused, STOPPED, started } from '@murmel/documents';
import { useChange } from '../../../../core/parts/part-screen';
import { serverNow } from '../../../../platform/clock/server-clock';

/** Returns the actions on a timer. Its card is read when a button is pressed, so a timer that just ended begins anew. */
export function useTimerActions(card: CardOf<'timer'>) {
  const change = useChange(card);
  const { seconds, run, muted } = card.content;
  return {
    toggle: () => {
      const now = serverNow();
      const over = leftOf(seconds, run, now) === 0;
      void change({ run: run.startedAt !== null && !over ? paused(run, now) : started(over ? STOPPED : run, now) });
    },
    reset: () => void change({ run: STOPPED }),
    setSeconds: (wanted: number) => change({ seconds: wanted, run: STOPPED }),
    /** one minute more, while it runs or stands; one that is over runs for another minute */
    extend: () => {
      const now = serverNow();
      const over = leftOf(seconds, run, now) === 0;
      void change(over ? { seconds: 60, run: started(STOPPED, now) } : { seconds: seconds + 60 });
    },
    extensible: (run.startedAt !== null || run.elapsed > 0) && seconds + 60 <= LIMITS.teachingBoard.timer.maxSeconds,
    mute: (wanted: boolean) => void change({ muted: wanted }),
    muted,
  };
}
