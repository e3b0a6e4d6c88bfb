import type { Recording } from '@murmel/contracts';
import {
  IconBadgeCc,
  IconBadgeCcFilled,
  IconMaximize,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react';
import { type Ref, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { durationText } from '../../capture/duration-text';
import { Peaks } from './Peaks';
import classes from './player.module.css';
import { keyed } from './player-keys';
import type { Playback } from './use-playback';

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2];

interface RecordingPlayerProps {
  recording: Recording;
  title: string;
  playback: Playback;
}

/** Plays a recording from where it begins to where it ends, with captions, chapters and speed; by touch, pointer and keys. */
export function RecordingPlayer({ recording, title, playback }: RecordingPlayerProps) {
  const { t } = useTranslation('recordings/player');
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(true);
  const { url, durationMs, startMs, endMs, captions, chapters, width, height } = recording;
  const until = endMs ?? durationMs;
  const { media, playing, at, failed, muted, speed } = playback;
  const toFullScreen = (): void =>
    void (document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen().catch(() => undefined));
  const sources = sourcesOf(recording);
  const caption = captions.find(({ from, to }) => at >= from && at < to);
  const picture = width !== null;
  if (failed)
    return (
      <div className={classes.failed} role="alert">
        <p>{t('failed')}</p>
        <a href={url} download>
          {t('download')}
        </a>
      </div>
    );
  return (
    <div
      className={classes.frame}
      ref={frame}
      role="group"
      aria-label={t('player', { title })}
      data-picture={picture || undefined}
      onKeyDown={(event) => {
        const act = keyed(event, { ...playback, toggleCaptions: () => setShown(!shown), toFullScreen });
        if (!act) return;
        event.preventDefault();
        act();
      }}
    >
      {picture ? (
        <div className={classes.picture}>
          <video
            ref={media as Ref<HTMLVideoElement>}
            aria-label={title}
            preload="metadata"
            playsInline
            muted={muted}
            style={width && height ? { aspectRatio: `${width} / ${height}` } : undefined}
            onClick={playback.toggle}
          >
            {sources}
          </video>
          {shown && caption && <p className={classes.caption}>{caption.text}</p>}
        </div>
      ) : (
        <>
          <audio ref={media as Ref<HTMLAudioElement>} aria-label={title} preload="metadata" muted={muted}>
            {sources}
          </audio>
          {recording.peaks.length > 0 && <Peaks {...recording} from={startMs} to={until} at={at} />}
          {captions.length > 0 && shown && <p className={classes.spoken}>{caption?.text}</p>}
        </>
      )}
      <div className={classes.controls}>
        <button type="button" className={classes.play} aria-label={t(playing ? 'pause' : 'play')} onClick={playback.toggle}>
          {playing ? <IconPlayerPauseFilled size={26} aria-hidden /> : <IconPlayerPlayFilled size={26} aria-hidden />}
        </button>
        <span className={classes.time}>{t('time', { at: durationText(at - startMs), of: durationText(until - startMs) })}</span>
        <input
          type="range"
          className={classes.seek}
          aria-label={t('place')}
          aria-valuetext={t('time', { at: durationText(at - startMs), of: durationText(until - startMs) })}
          min={startMs}
          max={until}
          step={100}
          value={at}
          onChange={(event) => playback.seek(Number(event.currentTarget.value))}
        />
        <select
          className={classes.speed}
          aria-label={t('speed')}
          value={speed}
          onChange={(event) => playback.setSpeed(Number(event.currentTarget.value))}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {t('times', { speed: one })}
            </option>
          ))}
        </select>
        {captions.length > 0 && (
          <button type="button" className={classes.icon} aria-label={t('captions')} aria-pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? <IconBadgeCcFilled size={24} aria-hidden /> : <IconBadgeCc size={24} stroke={1.9} aria-hidden />}
          </button>
        )}
        <button
          type="button"
          className={classes.icon}
          aria-label={t('mute')}
          aria-pressed={muted}
          onClick={() => playback.setMuted(!muted)}
        >
          {muted ? <IconVolumeOff size={24} stroke={1.9} aria-hidden /> : <IconVolume size={24} stroke={1.9} aria-hidden />}
        </button>
        {picture && document.fullscreenEnabled && (
          <button type="button" className={classes.icon} aria-label={t('fullScreen')} onClick={toFullScreen}>
            <IconMaximize size={24} stroke={1.9} aria-hidden />
          </button>
        )}
      </div>
      {chapters.length > 0 && (
        <ol className={classes.chapters} aria-label={t('chapters')}>
          {chapters.map((chapter) => (
            <li key={`${chapter.at} ${chapter.title}`}>
              <button type="button" onClick={() => playback.seek(chapter.at)}>
                <span className={classes.moment}>{durationText(Math.max(0, chapter.at - startMs))}</span> {chapter.title}
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The MP4 first, where there is one: every device plays it. The last one that fails says so. */
function sourcesOf({ url, contentType, mp4, width }: Recording) {
  return (
    <>
      {mp4 !== null && <source src={mp4} type={width === null ? 'audio/mp4' : 'video/mp4'} />}
      <source src={url} type={contentType} />
    </>
  );
}
