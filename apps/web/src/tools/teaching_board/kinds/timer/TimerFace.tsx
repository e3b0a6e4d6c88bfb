import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconRefresh } from '@tabler/icons-react';
import { useTeachingBoard } from '../../board/teaching-board-context';
import type { CardProps } from '../card-screen';
import { FaceButton } from '../shared/FaceButton';
import face from '../shared/face.module.css';
import { useKindTexts } from '../texts';
import { leftText } from './countdown';
import { Ring } from './Ring';
import classes from './timer.module.css';
import { useCountdown } from './use-countdown';
import { useTimerActions } from './use-timer-actions';

const LAST_MINUTE_MS = 60_000;
/** Maximum duration of flashing that cannot be stopped: five seconds. */
const FLASHES_MS = 5000;

const STATUS = { ready: null, running: 'timer.left', paused: 'timer.paused', over: 'timer.over' } as const;

/** Shows a ring that shrinks around big digits; a user who may change the board starts and stops it in there. */
export function TimerFace({ part: card }: CardProps<'timer'>) {
  const t = useKindTexts();
  const { editable } = useTeachingBoard();
  const { seconds } = card.content;
  const { state, left, overFor } = useCountdown(card.content);
  const actions = useTimerActions(card);
  const last = state === 'running' && left <= LAST_MINUTE_MS;
  const text = leftText(left);
  const status = STATUS[state];
  const running = state === 'running';
  return (
    <div className={face.face} data-timer={state}>
      <div
        className={classes.dial}
        data-last={last || undefined}
        data-over={state === 'over' || undefined}
        data-flash={(state === 'over' && overFor < FLASHES_MS) || undefined}
      >
        <Ring share={left / (seconds * 1000)} />
        <div className={classes.middle}>
          <div className={classes.digits} role="timer" data-long={text.length > 5 || undefined}>
            {text}
          </div>
          <div className={classes.status}>{status && t(status)}</div>
          {editable && (
            <div className={face.controls}>
              <FaceButton
                label={t(running ? 'pause' : state === 'paused' ? 'goOn' : 'start')}
                icon={running ? IconPlayerPauseFilled : IconPlayerPlayFilled}
                onClick={actions.toggle}
              />
              {state !== 'ready' && <FaceButton label={t('reset')} icon={IconRefresh} onClick={actions.reset} />}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
