import { type CardOf, leftOf, paused, STOPPED, started } from '@murmel/documents';
import { useChange } from '../../../../core/parts/part-screen';
import { serverNow } from '../../../../platform/clock/server-clock';

/** What can be done with a timer. Its card is asked when it is pressed, so a timer that just ended begins anew. */
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
    mute: (wanted: boolean) => void change({ muted: wanted }),
    muted,
  };
}
