import { stat } from 'node:fs/promises';
import {
  ALL_FORMATS,
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  UnsupportedInputFormatError,
  WebMOutputFormat,
} from 'mediabunny';
import type { MediaAnswer, MediaTask } from './media-worker-task.js';

/** Codecs that WebM supports; everything else is written to an MP4. */
const IN_WEBM: ReadonlySet<string | null> = new Set(['vp8', 'vp9', 'av1', 'opus', 'vorbis']);
/** Shortest valid duration: a shorter file has a header and no sound. */
const SHORTEST_SECONDS = 0.1;

/**
 * Writes a recording anew without drawing or sounding anything anew: browsers record without length and index, and what a crash left
 * ends in the middle of something.
 */
export async function seekable({ path, folder, picture }: MediaTask): Promise<MediaAnswer> {
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) });
  try {
    const [film, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
    if (picture ? !film : film !== null || !sound) return { kind: 'refused', why: film || sound ? 'type' : 'empty' };
    const { type, extension, format } = containerOf(film, sound);
    const written = `${folder}/seekable.${extension}`;
    const conversion = await Conversion.init({
      input,
      output: new Output({ format, target: new FilePathTarget(written) }),
      showWarnings: false,
      tags: {},
    });
    const kept = new Set(conversion.utilizedTracks.map((track) => track.id));
    if (!conversion.isValid || [film, sound].some((track) => track && !kept.has(track.id))) return { kind: 'refused', why: 'type' };
    await conversion.execute();
    return await told(written, { type: `${film ? 'video' : 'audio'}/${type}`, extension });
  } catch (error) {
    if (error instanceof UnsupportedInputFormatError) return { kind: 'refused', why: 'type' };
    throw error;
  } finally {
    input.dispose();
  }
}

function containerOf(
  film: InputVideoTrack | null,
  sound: InputAudioTrack | null,
): { type: string; extension: string; format: OutputFormat } {
  const webm = [film, sound].every((track) => !track || IN_WEBM.has(track.codec));
  if (webm) return { type: 'webm', extension: 'webm', format: new WebMOutputFormat() };
  // The index goes to the front, so that a phone plays before it has the whole.
  return { type: 'mp4', extension: film ? 'mp4' : 'm4a', format: new Mp4OutputFormat({ fastStart: 'in-memory' }) };
}

/** Read from what was written: damage in the middle ends it early, and that is then its length. */
async function told(path: string, { type, extension }: { type: string; extension: string }): Promise<MediaAnswer> {
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) });
  try {
    const seconds = await input.computeDuration();
    if (!(seconds >= SHORTEST_SECONDS)) return { kind: 'refused', why: 'empty' };
    const film = await input.getPrimaryVideoTrack();
    return {
      kind: 'ready',
      ...{ path, type, extension, bytes: (await stat(path)).size, durationMs: Math.round(seconds * 1000) },
      width: film?.displayWidth ?? null,
      height: film?.displayHeight ?? null,
    };
  } finally {
    input.dispose();
  }
}
