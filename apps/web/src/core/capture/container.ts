/**
 * Container formats in order of preference; the first that the browser supports is used. H.264 and AAC in MP4 play on every phone: Safari,
 * and Chrome where the system has an encoder. WebM is written by Firefox and Chromium; iPhones play it from iOS 17.4 on.
 */
const FILM = ['video/mp4;codecs=avc1.42E01F,mp4a.40.2', 'video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'];
const SOUND = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/webm', 'audio/mp4', 'audio/ogg;codecs=opus'];

/** @returns undefined in a browser that records nothing we could keep */
export function containerFor(picture: boolean, supports = (type: string) => MediaRecorder.isTypeSupported(type)): string | undefined {
  if (!('MediaRecorder' in globalThis)) return undefined;
  return (picture ? FILM : SOUND).find(supports);
}
