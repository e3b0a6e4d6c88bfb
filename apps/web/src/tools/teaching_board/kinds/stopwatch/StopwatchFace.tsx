import { LIMITS } from '@murmel/contracts';
import { elapsedOf, type Run } from '@murmel/documents';
import { IconFlag, IconPlayerPauseFilled, IconPlayerPlayFilled, IconRefresh } from '@tabler/icons-react';
import { useNow } from '../../../../platform/clock/use-now';
import { useTeachingBoard } from '../../board/teaching-board-context';
import type { CardProps } from '../card-screen';
import { FaceButton } from '../shared/FaceButton';
import face from '../shared/face.module.css';
import { useKindTexts } from '../texts';
import { Laps } from './Laps';
import { stopwatchText } from './laps';
import classes from './stopwatch.module.css';
import { useStopwatchActions } from './use-stopwatch-actions';

const max = LIMITS.teachingBoard.lapsMax;

/** Counts up in tenths; laps are listed, the latest on top. */
export function StopwatchFace({ part: card }: CardProps<'stopwatch'>) {
  const t = useKindTexts();
  const { editable } = useTeachingBoard();
  const { run, laps } = card.content;
  const { toggle, lap, reset } = useStopwatchActions(card);
  const running = run.startedAt !== null;
  const begun = running || run.elapsed > 0;
  return (
    <div className={face.face} data-stopwatch={running ? 'running' : begun ? 'paused' : 'ready'}>
      <div className={classes.watch}>
        <Digits run={run} />
        {editable && (
          <div className={face.controls}>
            <FaceButton
              label={t(running ? 'pause' : begun ? 'goOn' : 'start')}
              icon={running ? IconPlayerPauseFilled : IconPlayerPlayFilled}
              onClick={toggle}
            />
            <FaceButton
              label={t(laps.length < max ? 'stopwatch.lap' : 'stopwatch.lapsFull', { max })}
              icon={IconFlag}
              disabled={!running || laps.length >= max}
              onClick={lap}
            />
            <FaceButton label={t('reset')} icon={IconRefresh} disabled={!begun} onClick={reset} />
          </div>
        )}
        {laps.length > 0 && <Laps totals={laps} />}
      </div>
    </div>
  );
}

/** Separate component, so that ten updates per second re-render nothing else. All watches of a page update at the same moment. */
function Digits({ run }: { run: Run }) {
  const t = useKindTexts();
  const now = useNow(run.startedAt === null ? undefined : 100);
  const text = stopwatchText(elapsedOf(run, now), t('stopwatch.point'));
  return (
    <div className={classes.digits} role="timer" data-long={text.length > 7 || undefined}>
      {text}
    </div>
  );
}
