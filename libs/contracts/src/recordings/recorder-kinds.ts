/** The recorders: the same shape, another source. */
export const RECORDERS = {
  audio_recorder: { kind: 'audio_recording', calls: 'audioRecordings', path: '/audio_recordings', picture: false },
  screen_recorder: { kind: 'screen_recording', calls: 'screenRecordings', path: '/screen_recordings', picture: true },
  video_recorder: { kind: 'video_recording', calls: 'videoRecordings', path: '/video_recordings', picture: true },
} as const;

export type RecorderKey = keyof typeof RECORDERS;
export const RECORDER_KEYS = Object.keys(RECORDERS) as RecorderKey[];
export type RecordingKind = (typeof RECORDERS)[RecorderKey]['kind'];
export const RECORDING_KINDS: readonly RecordingKind[] = RECORDER_KEYS.map((key) => RECORDERS[key].kind);

/** @returns the recorder that makes items of this kind; undefined for all others */
export function recorderOfKind(kind: string): RecorderKey | undefined {
  return RECORDER_KEYS.find((key) => RECORDERS[key].kind === kind);
}
