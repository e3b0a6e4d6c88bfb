import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { serverNow } from '../../../../platform/clock/server-clock';
import { onTick } from '../../../../platform/clock/ticks';
import { useTeachingBoard } from '../../board/teaching-board-context';
import { useKindTexts } from '../texts';
import { beginningOf } from './countdown';
import { ringGong, unlockSound } from './gong';
import { tabTitle } from './tab-title';
import { countingTimers, justEnded, nearEnd, titleTime } from './watched-timers';

/**
 * Observes the timers of all pages: shows the time in the tab's title, and announces five minutes, one minute and the end to screen
 * readers. At the end it rings only where the board can be edited: on the teacher's screens and not on thirty phones.
 */
export function TimerWatch() {
  const t = useKindTexts();
  const { item, board, editable } = useTeachingBoard();
  const [announced, setAnnounced] = useState('');
  const [told, setTold] = useState('');
  const counting = useRef(new Set<string>());
  const seen = useRef(new Map<string, number>());
  const timers = countingTimers(board);
  // The board is another object after every change; only other starts and durations are of interest here.
  const starts = timers.map(({ id, content: { seconds, run } }) => [id, seconds, run.startedAt, run.elapsed].join(' ')).join();

  const watched = useEffectEvent(() => timers);
  const look = useEffectEvent((title: ReturnType<typeof tabTitle>) => {
    const time = titleTime(timers, serverNow());
    if (time) title.show(`${time} – ${item.title}`);
    else title.restore();
    const [near] = nearEnd(timers, serverNow(), seen.current);
    if (near) setTold(t('timer.leftAnnounced', { count: near.minutes, title: near.card.title || item.title }));
    const ended = justEnded(timers, serverNow(), counting.current);
    if (ended.length === 0) return;
    setAnnounced(t('timer.overAnnounced', { title: ended[0]!.title || item.title }));
    const silent = !editable || board.settings.muted;
    if (!silent && !document.hidden && ended.some(({ content }) => !content.muted)) ringGong();
  });

  useUnlockedSound(editable);
  useEffect(() => {
    const title = tabTitle();
    look(title);
    const forget = watched().map(({ content: { run } }) =>
      onTick({ every: 1000, since: beginningOf(run), evenHidden: true }, () => look(title)),
    );
    return () => {
      forget.forEach((one) => one());
      title.restore();
    };
  }, [starts]);

  return (
    <>
      <span className="visually-hidden" role="status">
        {told}
      </span>
      <span className="visually-hidden" aria-live="assertive">
        {announced}
      </span>
    </>
  );
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
