import { IconCheck, IconPlayerPauseFilled, IconPlayerRecordFilled, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { PlainButton } from '../../../ui/forms/PlainButton';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { durationText } from '../../capture/duration-text';
import classes from './recorder.module.css';
import type { RecordingSession, SessionState } from './recording-session';

interface ControlsProps {
  session: RecordingSession;
  state: SessionState;
  onDiscarded: () => void;
}

/** Discard, pause and finish. */
export function Controls({ session, state: { phase, elapsedMs }, onDiscarded }: ControlsProps) {
  const { t } = useTranslation('recordings');
  const [asked, setAsked] = useState(false);
  const paused = phase === 'paused';
  const runs = paused || phase === 'recording';
  const discard = (): void => {
    setAsked(false);
    void session.discard();
    onDiscarded();
  };
  return (
    <div className={classes.controls}>
      <PlainButton className={classes.side} onClick={() => (runs ? setAsked(true) : discard())} busy={phase === 'sending'}>
        <IconTrash size={26} stroke={1.9} aria-hidden />
        {t('control.discard')}
      </PlainButton>
      <button
        type="button"
        className={classes.main}
        data-paused={paused || undefined}
        disabled={!runs}
        onClick={() => (paused ? session.resume() : session.pause())}
      >
        {paused ? <IconPlayerRecordFilled size={40} aria-hidden /> : <IconPlayerPauseFilled size={40} aria-hidden />}
        {t(paused ? 'control.resume' : 'control.pause')}
      </button>
      <button type="button" className={classes.side} onClick={() => session.finish()} disabled={!runs}>
        <IconCheck size={26} stroke={1.9} aria-hidden />
        {t('control.finish')}
      </button>
      <ConfirmDialog
        opened={asked}
        title={t('discard.title')}
        confirmLabel={t('discard.confirm')}
        cancelLabel={t('discard.cancel')}
        onConfirm={discard}
        onCancel={() => setAsked(false)}
      >
        {t('discard.text', { time: durationText(elapsedMs) })}
      </ConfirmDialog>
    </div>
  );
}
