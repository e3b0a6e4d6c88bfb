import { RECORDERS, RECORDING_LIMITS, type RecorderKey } from '@murmel/contracts';
import { IconCamera, IconMicrophone, IconScreenShare } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { RollingMarble } from '../../../ui/marbles/RollingMarble';
import { Notice } from '../../../ui/status/Notice';
import { durationText } from '../../capture/duration-text';
import { momentText } from '../../dates/dates';
import { Controls } from './Controls';
import { LevelMeter } from './LevelMeter';
import { Preview } from './Preview';
import classes from './recorder.module.css';
import type { RecordingSession } from './recording-session';
import { SafeNotice } from './SafeNotice';
import { TimeLeft } from './TimeLeft';
import { Waveform } from './Waveform';

interface StageProps {
  recorder: RecorderKey;
  session: RecordingSession;
  onDiscarded: () => void;
}

/** While it is recorded: the time, what is recorded, and how much of it is safe. */
export function Stage({ recorder, session, onDiscarded }: StageProps) {
  const { t, i18n } = useTranslation('recordings');
  const state = useSyncExternalStore(session.subscribe, session.get);
  const { phase, countdown, elapsedMs, ended, startedAt, failure } = state;
  const { picture } = RECORDERS[recorder];
  const counting = phase === 'countdown';
  return (
    <div className={classes.stage} data-picture={picture || undefined}>
      <div className={classes.shown} data-recording={phase === 'recording' || undefined}>
        {picture ? (
          <Preview
            stream={session.stream}
            label={t('check.preview')}
            mirrored={recorder === 'video_recorder'}
            className={classes.preview}
          />
        ) : (
          <Waveform levels={session.levels} />
        )}
        {counting && (
          <p className={classes.countdown} role="timer" aria-live="assertive">
            {Math.max(1, Math.ceil(countdown))}
          </p>
        )}
      </div>
      <div className={classes.time}>
        <p className={classes.clock} role="timer" aria-label={t('clock')}>
          {durationText(elapsedMs)}
        </p>
        <p className={classes.quiet}>
          {picture
            ? startedAt && t('since', { time: momentText(startedAt, i18n.language, { timeStyle: 'short' }) })
            : t('atMost', { minutes: RECORDING_LIMITS.minutes[recorder] })}
        </p>
      </div>
      <div className={classes.acts}>
        {phase === 'sending' ? (
          <div className={classes.sending} role="status">
            <RollingMarble label={t('sending')} />
            <p>{t(state.safe.line ? 'sending' : 'sendingLater')}</p>
          </div>
        ) : phase === 'failed' ? (
          <Notice
            tone="alert"
            announce
            title={t('failed.title')}
            actions={
              <>
                <Button size="sm" onClick={() => session.retry()}>
                  {t('failed.again')}
                </Button>
                <Button size="sm" variant="default" onClick={() => void session.discard().then(onDiscarded)}>
                  {t('control.discard')}
                </Button>
              </>
            }
          >
            {errorText(failure)}
          </Notice>
        ) : (
          <Controls session={session} state={state} onDiscarded={onDiscarded} />
        )}
        {ended && (
          <p role="status" className={classes.ended}>
            {t(`ended.${ended}`)}
          </p>
        )}
      </div>
      <div className={classes.beside}>
        <ul className={classes.labels}>
          {(['screen', 'camera', 'microphone'] as const).map((device) => {
            const label = session.labels[device];
            const DeviceIcon = { screen: IconScreenShare, camera: IconCamera, microphone: IconMicrophone }[device];
            return (
              label && (
                <li key={device}>
                  <DeviceIcon size={22} stroke={1.9} aria-hidden />
                  <span>{device === 'screen' ? t('device.screen') : label}</span>
                  {device === 'microphone' && <LevelMeter level={session.level} />}
                </li>
              )
            );
          })}
        </ul>
        {!counting && <SafeNotice state={state} />}
      </div>
      <TimeLeft recorder={recorder} elapsedMs={elapsedMs} />
    </div>
  );
}
