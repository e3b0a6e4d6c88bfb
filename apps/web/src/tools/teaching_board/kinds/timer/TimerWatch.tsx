import { useEffect, useRef, useState } from 'react';
import { serverNow } from '../../../../platform/clock/server-clock';
import { onTick } from '../../../../platform/clock/ticks';
import { useTeachingBoard } from '../../board/teaching-board-context';
import { useKindTexts } from '../texts';
import { beginningOf } from './countdown';
import { ringGong, unlockSound } from './gong';
import { tabTitle } from './tab-title';
import { countingTimers, justEnded, type TimerCard, titleTime } from './watched';

/**
 * Watches the timers of all pages: shows the time in the tab's title, and at the end rings where the board can be changed,
 * so on the teacher's screens and not on thirty phones.
 */
export function TimerWatch() {
  const t = useKindTexts();
  const { item, board, editable } = useTeachingBoard();
  const [announced, setAnnounced] = useState('');
  const counting = useRef(new Set<string>());
  const timers = countingTimers(board);
  const latest = useRef<Watched>({ timers, name: item.title, silent: true });
  latest.current = { timers, name: item.title, silent: !editable || board.settings.muted };
  // The board is another object after every change; only other starts and durations are of interest here.
  const starts = timers.map(({ id, content: { seconds, run } }) => [id, seconds, run.startedAt, run.elapsed].join(' ')).join();

  useUnlockedSound(editable);
  useEffect(() => {
    const title = tabTitle();
    const look = () => {
      const { timers: now, name, silent } = latest.current;
      const time = titleTime(now, serverNow());
      if (time) title.show(`${time} – ${name}`);
      else title.restore();
      const ended = justEnded(now, serverNow(), counting.current);
      if (ended.length === 0) return;
      setAnnounced(t('timer.overAnnounced', { title: ended[0]!.title || name }));
      if (!silent && !document.hidden && ended.some(({ content }) => !content.muted)) ringGong();
    };
    look();
    const forget = latest.current.timers.map(({ content: { run } }) =>
      onTick({ every: 1000, since: beginningOf(run), evenHidden: true }, look),
    );
    return () => {
      forget.forEach((one) => one());
      title.restore();
    };
  }, [starts, t]);

  return (
    <span className="visually-hidden" aria-live="assertive">
      {announced}
    </span>
  );
}

interface Watched {
  timers: readonly TimerCard[];
  name: string;
  silent: boolean;
}

function useUnlockedSound(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined;
    addEventListener('pointerdown', unlockSound);
    addEventListener('keydown', unlockSound);
    return () => {
      removeEventListener('pointerdown', unlockSound);
      removeEventListener('keydown', unlockSound);
    };
  }, [wanted]);
}
