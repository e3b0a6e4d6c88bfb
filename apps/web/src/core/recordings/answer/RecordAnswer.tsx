import { RECORDING_LIMITS } from '@murmel/contracts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useLatest } from '../../../platform/use-latest';
import { Button } from '../../../ui/forms/Button';
import { Dialog } from '../../../ui/overlays/Dialog';
import { Notice } from '../../../ui/status/Notice';
import { durationText } from '../../capture/duration-text';
import type { Choice } from '../../capture/sources';
import { LevelMeter } from '../recorder/LevelMeter';
import recorder from '../recorder/recorder.module.css';
import { useSource } from '../recorder/use-source';
import { AnswerRecording } from './answer-recording';

interface RecordAnswerProps {
  /** an answer is handed in, a file hangs on something */
  use: 'answer' | 'attach';
  /** id of the question, or of the place to which the file is attached */
  partId: string;
  /** called with what is taken as the answer; the recording stays on this device until it is handed in */
  onDone: (file: File, recordingId: string) => void;
  /** called when a recording is thrown away */
  onDiscard?: () => void;
  onClose: () => void;
}

const CHOICE: Choice = {
  ...{ recorder: 'audio_recorder', microphone: undefined, camera: null, cameraPlace: 'bottomRight' },
  ...{ systemSound: false, pointer: false },
};
const TICK_MS = 200;
const NOTICE_MS = RECORDING_LIMITS.noticeSeconds * 1000;

/** Records a spoken answer. No data leaves this device before it is handed in. */
export default function RecordAnswer({ use, partId, onDone, onDiscard, onClose }: RecordAnswerProps) {
  const { t } = useTranslation('recordings');
  const { source, opening, problem, open, close } = useSource(false);
  const [recording, setRecording] = useState<AnswerRecording>();
  const [running, setRunning] = useState(false);
  const [elapsed, setElapsed] = useState(0);
  const [heard, setHeard] = useState<{ file: File; url: string }>();
  const [failed, setFailed] = useState(false);
  const here = useRef(true);
  const { minutes, hours } = RECORDING_LIMITS.answer;

  const hear = async (one: AnswerRecording): Promise<void> => {
    try {
      const file = await one.file(`${t('answer.file')}.m4a`);
      if (here.current) setHeard({ file, url: URL.createObjectURL(file) });
    } catch {
      // A head without anything behind it.
      await one.forget();
      if (here.current) setFailed(true);
    }
  };
  const newestHear = useLatest(hear);
  useEffect(() => {
    here.current = true;
    void AnswerRecording.left(partId).then((left) => {
      if (!left || !here.current) return;
      setRecording(left);
      void newestHear()(left);
    });
    return () => {
      here.current = false;
    };
  }, [partId, newestHear]);
  useEffect(() => () => recording?.stop(), [recording]);
  useEffect(() => {
    if (!running) return undefined;
    const since = Date.now();
    const timer = setInterval(() => {
      setElapsed(Date.now() - since);
      if (Date.now() - since >= minutes * 60_000) recording?.stop();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [running, recording, minutes]);
  const url = heard?.url;
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);

  const begin = async (): Promise<void> => {
    if (!source) return;
    setFailed(false);
    const begun = await AnswerRecording.begin(partId, source.stream, () => {
      setRunning(false);
      close();
      void hear(begun);
    });
    setElapsed(0);
    setRecording(begun);
    setRunning(true);
  };
  const discard = (): void => {
    void recording?.forget();
    setRecording(undefined);
    setHeard(undefined);
    onDiscard?.();
  };
  const handIn = (): void => {
    if (!heard || !recording) return;
    onDone(heard.file, recording.id);
    onClose();
  };
  return (
    <Dialog opened onClose={onClose} title={t('answer.title')} closeLabel={t('discard.cancel')}>
      <div className={recorder.answer}>
        <p className={recorder.quiet}>{t(`${use}.private`, { hours })}</p>
        {problem && (
          <Notice tone="alert" announce title={t(`problem.${problem}.title`)}>
            {t(`problem.${problem}.text`)}
          </Notice>
        )}
        {recording && !recording.isStored && <p role="status">{t('safe.offlineNotHeld')}</p>}
        {failed && <p role="alert">{t('answer.failed')}</p>}
        {heard ? (
          <>
            {/* The pupil's own words, for which no captions exist. */}
            <audio controls src={heard.url} aria-label={t('answer.listen')} />
            <div className={recorder.begin}>
              <Button size="lg" onClick={handIn} data-autofocus>
                {t(`${use}.handIn`)}
              </Button>
              <Button size="lg" variant="default" onClick={discard}>
                {t('control.discard')}
              </Button>
            </div>
          </>
        ) : (
          <>
            {source && (
              <p className={recorder.clock} role="timer" aria-label={t('clock')}>
                {durationText(elapsed)}
              </p>
            )}
            {source && <LevelMeter level={source.level} verdict={!running} />}
            <p className={recorder.quiet}>{t('atMost', { minutes })}</p>
            <p role="status">{running && elapsed >= minutes * 60_000 - NOTICE_MS ? t('left.near') : ''}</p>
            <div className={recorder.begin}>
              {running ? (
                <Button size="lg" onClick={() => recording?.stop()}>
                  {t('control.finish')}
                </Button>
              ) : source ? (
                <Button size="lg" color="koralle" onClick={() => void begin()}>
                  {t('check.start')}
                </Button>
              ) : (
                <Button size="lg" loading={opening} onClick={() => void open(CHOICE)} data-autofocus>
                  {t('check.audio_recorder.open')}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
