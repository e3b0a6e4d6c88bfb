import { RECORDERS, RECORDING_LIMITS, type RecorderKey } from '@murmel/contracts';
import { IconCircleFilled, IconScreenShare } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { SwitchRow } from '../../../ui/forms/SwitchRow';
import { Notice } from '../../../ui/status/Notice';
import { CAMERA_CORNERS } from '../../capture/overlay';
import { pointerIsKnown } from '../../capture/pointer';
import type { Choice, Source } from '../../capture/sources';
import { useDevices } from '../../capture/use-devices';
import { DeviceChoice } from './DeviceChoice';
import { LevelMeter } from './LevelMeter';
import { Preview } from './Preview';
import { RoomNotice } from './RoomNotice';
import classes from './recorder.module.css';
import { useSource } from './use-source';

interface DeviceCheckProps {
  recorder: RecorderKey;
  /** receives the opened source, and has to close it */
  onStart: (source: Source) => void;
  /** another way to a recording: a file */
  otherWay: ReactNode;
}

/** Check before the start: selected devices, their function and the loudness. */
export function DeviceCheck({ recorder, onStart, otherWay }: DeviceCheckProps) {
  const { t } = useTranslation('recordings');
  const screen = recorder === 'screen_recorder';
  const { picture } = RECORDERS[recorder];
  const { source, opening, problem, open, close, handOver } = useSource(screen);
  const devices = useDevices(source !== undefined);
  const [choice, setChoice] = useState<Choice>({
    ...{ recorder, microphone: undefined, camera: screen ? null : undefined, cameraPlace: 'bottomRight' },
    ...{ systemSound: false, pointer: pointerIsKnown() },
  });
  const change = (part: Partial<Choice>): void => {
    const next = { ...choice, ...part };
    setChoice(next);
    // A screen is chosen anew by pressing again; devices change at once.
    if (screen) close();
    else if (source) void open(next);
  };
  const start = (): void => {
    if (!source) return;
    handOver();
    onStart(source);
  };
  return (
    <div className={classes.check} data-picture={picture || undefined}>
      <section className={classes.look} aria-label={t('check.title')}>
        {source && picture ? (
          <Preview stream={source.stream} label={t('check.preview')} mirrored={recorder === 'video_recorder'} className={classes.preview} />
        ) : (
          <div className={classes.nothing}>
            <h2>{t(`check.${recorder}.title`)}</h2>
            <p>{t(`check.${recorder}.text`, { minutes: RECORDING_LIMITS.minutes[recorder] })}</p>
          </div>
        )}
      </section>
      <section className={classes.devices} aria-label={t('check.devices')}>
        <DeviceChoice
          kind="microphone"
          devices={devices.microphones}
          value={choice.microphone}
          optional={picture}
          onChange={(microphone) => change({ microphone })}
        />
        {picture && (
          <DeviceChoice
            kind="camera"
            devices={devices.cameras}
            value={choice.camera}
            optional={screen}
            onChange={(camera) => change({ camera })}
          />
        )}
        {screen && choice.camera !== null && (
          <PillTabs
            label={t('check.place')}
            labelHidden={false}
            value={choice.cameraPlace}
            options={CAMERA_CORNERS.map((place) => ({ value: place, label: t(`place.${place}`) }))}
            onChange={(cameraPlace) => change({ cameraPlace })}
          />
        )}
        {screen && (
          <SwitchRow
            label={t('check.systemSound')}
            description={t('check.systemSoundHint')}
            checked={choice.systemSound}
            onChange={(systemSound) => change({ systemSound })}
          />
        )}
        {screen && pointerIsKnown() && (
          <SwitchRow label={t('check.pointer')} checked={choice.pointer} onChange={(pointer) => change({ pointer })} />
        )}
        {source && choice.microphone !== null && <LevelMeter level={source.level} verdict />}
        <RoomNotice recorder={recorder} />
        {problem && (
          <Notice tone="alert" announce title={t(`problem.${problem}.title`)}>
            {t(`problem.${problem}.text`)}
          </Notice>
        )}
        <div className={classes.begin}>
          {source ? (
            <Button size="lg" color="koralle" leftSection={<IconCircleFilled size={20} aria-hidden />} onClick={start} data-autofocus>
              {t('check.start')}
            </Button>
          ) : (
            <Button
              size="lg"
              loading={opening}
              disabled={problem === 'unsupported' || problem === 'insecure'}
              leftSection={screen ? <IconScreenShare size={20} stroke={1.9} aria-hidden /> : undefined}
              onClick={() => void open(choice)}
            >
              {t(`check.${recorder}.open`)}
            </Button>
          )}
          {otherWay}
        </div>
        <p className={classes.quiet}>{t('check.private')}</p>
      </section>
    </div>
  );
}
