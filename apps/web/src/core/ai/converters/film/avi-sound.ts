/** Sound of an AVI, as a file of its own. */
export interface AviSound {
  parts: Uint8Array[];
  type: 'audio/mpeg' | 'audio/wav';
}

/** Formats of sound in a RIFF file, by their number. */
const PCM = 1;
const MP3 = 0x55;
const HEAD = 8;
const LIST_HEAD = 12;
/** Lists in lists: `RIFF`, `movi`, `rec `, with some air. */
const DEPTH_MAX = 5;

interface Stream {
  isSound: boolean;
  format: Uint8Array | undefined;
}

/** True for a file that begins as an AVI does. */
export const isAvi = (head: Uint8Array): boolean => nameAt(head, 0) === 'RIFF' && nameAt(head, HEAD) === 'AVI ';

/**
 * Takes the first sound out of an AVI: chunk by chunk, each at least eight bytes further on, and never behind the end of the file, whatever the
 * file says of itself.
 * @returns undefined where there is no sound in it, or one that is neither MP3 nor PCM
 */
export function aviSound(bytes: Uint8Array): AviSound | undefined {
  const streams: Stream[] = [];
  const parts = new Map<number, Uint8Array[]>();
  const chunks = (from: number, to: number, depth: number): void => {
    for (let at = from; at + HEAD <= to; ) {
      const name = nameAt(bytes, at);
      const end = Math.min(at + HEAD + sizeAt(bytes, at + 4), to);
      const content = bytes.subarray(at + HEAD, end);
      if ((name === 'LIST' || name === 'RIFF') && depth < DEPTH_MAX) chunks(at + LIST_HEAD, end, depth + 1);
      else if (name === 'strh') streams.push({ isSound: nameAt(content, 0) === 'auds', format: undefined });
      else if (name === 'strf' && streams.length > 0) streams.at(-1)!.format ??= content;
      else if (/^\d\dwb$/.test(name)) keep(Number(name.slice(0, 2)), content);
      // Chunks begin at even places.
      at = end + ((end - at) % 2);
    }
  };
  const keep = (stream: number, content: Uint8Array): void => {
    const kept = parts.get(stream) ?? [];
    kept.push(content);
    parts.set(stream, kept);
  };
  chunks(0, bytes.length, 0);
  const number = streams.findIndex(({ isSound }) => isSound);
  const { format } = streams[number] ?? {};
  const sound = parts.get(number);
  if (!format || format.length < 16 || !sound) return undefined;
  const kind = format[0]! + format[1]! * 256;
  if (kind === MP3) return { parts: sound, type: 'audio/mpeg' };
  return kind === PCM ? { parts: [wavHead(format, sound), ...sound], type: 'audio/wav' } : undefined;
}

function wavHead(format: Uint8Array, sound: readonly Uint8Array[]): Uint8Array {
  const length = sound.reduce((sum, part) => sum + part.length, 0);
  const head = new Uint8Array(44);
  const view = new DataView(head.buffer);
  for (const [place, name] of [
    [0, 'RIFF'],
    [8, 'WAVE'],
    [12, 'fmt '],
    [36, 'data'],
  ] as const)
    head.set(new TextEncoder().encode(name), place);
  view.setUint32(4, 36 + length, true);
  view.setUint32(16, 16, true);
  head.set(format.subarray(0, 16), 20);
  view.setUint32(40, length, true);
  return head;
}

const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
const sizeAt = (bytes: Uint8Array, at: number): number => new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0, true);
