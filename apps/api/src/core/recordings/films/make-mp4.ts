import { spawn } from 'node:child_process';
import { MEGABYTE, SERVER_LIMITS } from '@murmel/contracts';
import { letOthersFirst, megabytesOf } from '../../../platform/processes/process-bounds.js';

const { memoryMegabytes, megabytes } = SERVER_LIMITS.recordingFilm;
const NICENESS = 10;
const LOOK_MS = 25;
const KEPT_WORDS = 500;
/** Nothing of the api's environment, and no way out. */
const ENVIRONMENT = { HOME: '/nowhere-at-all', HTTP_PROXY: 'http://127.0.0.1:1', HTTPS_PROXY: 'http://127.0.0.1:1' };

export interface Mp4Task {
  /** the operator's program */
  ffmpegPath: string;
  /** a WebM as browsers record it */
  from: string;
  to: string;
  picture: boolean;
}

/**
 * Has the operator's ffmpeg make an MP4 with H.264 and AAC of a recording. It reads one kind of container from this machine and nothing
 * else; a recording that makes it take too much memory ends it and not the api.
 * @param signal ends it as soon as it is aborted
 * @param most megabytes of memory
 * @throws Error with what the program said, the reason of the signal
 */
export async function makeMp4(
  { ffmpegPath, from, to, picture }: Mp4Task,
  signal: AbortSignal,
  most: number = memoryMegabytes,
): Promise<void> {
  signal.throwIfAborted();
  const child = spawn(ffmpegPath, argumentsFor(from, to, picture), { env: ENVIRONMENT, stdio: ['ignore', 'ignore', 'pipe'] });
  letOthersFirst(child, NICENESS);
  let [said, why] = ['', ''];
  child.stderr.setEncoding('utf8').on('data', (words: string) => {
    said = `${said}${words}`.slice(-KEPT_WORDS);
  });
  const stop = (): void => void child.kill('SIGKILL');
  signal.addEventListener('abort', stop);
  const watch = setInterval(() => {
    if ((megabytesOf(child) ?? 0) <= most) return;
    why = `took more than ${most} MB`;
    stop();
  }, LOOK_MS);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    signal.throwIfAborted();
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${why || said.trim()}`);
  } finally {
    clearInterval(watch);
    signal.removeEventListener('abort', stop);
  }
}

function argumentsFor(from: string, to: string, picture: boolean): string[] {
  // Encoders want even numbers; what phones decode is at most 30 frames of 4:2:0.
  const film = ['-map', '0:v:0', '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '25', '-pix_fmt', 'yuv420p'];
  const shape = ['-vf', 'scale=trunc(iw/2)*2:trunc(ih/2)*2', '-fpsmax', '30'];
  return [
    ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-y', '-threads', '1', '-protocol_whitelist', 'file', '-f', 'matroska'],
    ...['-i', from, ...(picture ? [...film, ...shape] : ['-vn']), '-map', '0:a:0?', '-c:a', 'aac', '-b:a', '96k', '-threads', '1'],
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-movflags', '+faststart', '-fs', String(megabytes * MEGABYTE), '-f', 'mp4', to],
  ];
}
