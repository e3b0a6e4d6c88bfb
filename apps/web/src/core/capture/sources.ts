import type { RecorderKey } from '@murmel/contracts';
import { type CameraCorner, composePicture } from './overlay';
import { pointerIsKnown, watchPointer } from './pointer';
import { mixSound } from './sound';

/** Chosen source of a recording. */
export interface Choice {
  recorder: RecorderKey;
  /** device ids; undefined: the browser's own choice, null: without */
  microphone: string | null | undefined;
  camera: string | null | undefined;
  cameraPlace: CameraCorner;
  /** system audio, while a screen is recorded */
  systemSound: boolean;
  /** ring around the pointer, where the browser provides its position */
  pointer: boolean;
}

/** Source of a recording, ready to begin. */
export interface Source {
  /** goes into the recorder */
  stream: MediaStream;
  /** the browser's names of the recorded sources: the window, the devices */
  labels: { screen?: string | undefined; camera?: string | undefined; microphone?: string | undefined };
  level(): number;
  /** called once a device is pulled out, or the sharing of the screen is ended in the browser's own bar */
  onLost(listener: () => void): void;
  stop(): void;
}

/** 720 lines: 15 minutes stay below 100 MB (spec A8). */
const PICTURE: MediaTrackConstraints = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 24, max: 30 } };
const SCREEN: MediaTrackConstraints = { width: { max: 1920 }, height: { max: 1200 }, frameRate: { ideal: 15, max: 24 } };

/** Requests the chosen source from the browser. @throws the browser's error (`problemOf`); then all tracks are stopped */
export async function openSource(choice: Choice): Promise<Source> {
  const opened: MediaStream[] = [];
  const keep = (stream: MediaStream): MediaStream => {
    opened.push(stream);
    return stream;
  };
  const closers: (() => void)[] = [() => opened.forEach((stream) => stream.getTracks().forEach((track) => track.stop()))];
  const stop = (): void => closers.splice(0).forEach((close) => close());
  try {
    const pointer = watchPointer();
    // The screen first: browsers ask for it only right after a user gesture.
    const screen = choice.recorder === 'screen_recorder' ? keep(await openScreen(choice, pointer.controller)) : undefined;
    const devices = await openDevices(choice);
    if (devices) keep(devices);
    const microphone = only(devices, 'audio');
    const camera = only(devices, 'video');
    const sound = mixSound([microphone, screen].filter((stream) => stream !== undefined));
    closers.push(sound.stop);
    const drawn = screen && (camera || (choice.pointer && pointerIsKnown()));
    const composed = drawn
      ? await composePicture({ screen, camera, place: choice.cameraPlace, pointer: choice.pointer ? pointer.at : () => null })
      : undefined;
    if (composed) closers.push(composed.stop);
    const picture = (composed?.stream ?? screen ?? camera)?.getVideoTracks()[0];
    const tracks = [picture, sound.track].filter((track) => track !== undefined);
    return {
      stream: new MediaStream(tracks),
      labels: { screen: labelOf(screen, 'video'), camera: labelOf(camera, 'video'), microphone: labelOf(microphone, 'audio') },
      level: sound.level,
      onLost: (listener) => opened.forEach((stream) => stream.getTracks().forEach((track) => track.addEventListener('ended', listener))),
      stop,
    };
  } catch (error) {
    stop();
    throw error;
  }
}

function openScreen({ systemSound }: Choice, controller: EventTarget | undefined): Promise<MediaStream> {
  const options = { video: SCREEN, audio: systemSound, ...(controller && { controller }) };
  return navigator.mediaDevices.getDisplayMedia(options as DisplayMediaStreamOptions);
}

async function openDevices({ recorder, microphone, camera }: Choice): Promise<MediaStream | undefined> {
  const video = recorder === 'audio_recorder' ? null : recorder === 'video_recorder' ? (camera ?? undefined) : camera;
  const wanted = {
    audio: microphone === null ? false : chosen(microphone, { echoCancellation: true, noiseSuppression: true }),
    video: video === null ? false : chosen(video, PICTURE),
  };
  return wanted.audio || wanted.video ? navigator.mediaDevices.getUserMedia(wanted) : undefined;
}

function chosen(deviceId: string | undefined, rest: MediaTrackConstraints): MediaTrackConstraints {
  return deviceId === undefined ? rest : { ...rest, deviceId: { exact: deviceId } };
}

function only(stream: MediaStream | undefined, kind: 'audio' | 'video'): MediaStream | undefined {
  const tracks = stream?.getTracks().filter((track) => track.kind === kind) ?? [];
  return tracks.length > 0 ? new MediaStream(tracks) : undefined;
}

function labelOf(stream: MediaStream | undefined, kind: 'audio' | 'video'): string | undefined {
  return stream?.getTracks().find((track) => track.kind === kind)?.label || undefined;
}
