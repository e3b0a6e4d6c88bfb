import { CONVERTER_LIMITS, MEGABYTE } from '@murmel/contracts';
import { getFirstEncodableAudioCodec } from 'mediabunny';
import { soundFile } from '../../../capture/sound-file';
import { aviSound, isAvi } from './avi-sound';
import { FilmRefused } from './film-refused';

const MOST = CONVERTER_LIMITS.audioMegabytes * MEGABYTE;
/** Speech is understood well at that rate, and two hours of it stay below the limit. */
const SPEECH = { numberOfChannels: 1, bitrate: 24_000 } as const;

/**
 * Takes the sound out of a film, in the browser: as it is, or where that is too large, as speech. The film itself is sent nowhere.
 * @param progress told which part of the film is done, 0 to 1
 * @throws FilmRefused
 */
export async function filmSound(film: File, progress: (part: number) => void): Promise<File> {
  const name = `${film.name.replace(/\.[^.]*$/, '')}.m4a`;
  const sound = await taken(film, name, progress);
  if (sound.size <= MOST) return sound;
  const codec = await getFirstEncodableAudioCodec(['opus', 'aac'], SPEECH);
  const smaller =
    codec && (await soundFile(sound, name, { audio: { ...SPEECH, codec, forceTranscode: true }, progress }).catch(() => null));
  if (!smaller || smaller.size > MOST) throw new FilmRefused('sound');
  return smaller;
}

async function taken(film: File, name: string, progress: (part: number) => void): Promise<File> {
  try {
    if (!isAvi(new Uint8Array(await film.slice(0, 12).arrayBuffer()))) return await soundFile(film, name, { progress });
    const sound = aviSound(new Uint8Array(await film.arrayBuffer()));
    if (sound)
      return new File(sound.parts as BlobPart[], name.replace(/m4a$/, sound.type === 'audio/wav' ? 'wav' : 'mp3'), { type: sound.type });
  } catch {
    // Said below, whatever its reason.
  }
  throw new FilmRefused('video');
}
