/** Sound that is not of a kind that can be put together. */
export class UnknownSound extends Error {}

export interface JoinedSound {
  bytes: Buffer;
  contentType: 'audio/mpeg' | 'audio/wav';
  extension: 'mp3' | 'wav';
}

/**
 * Puts spoken parts together, as they lie: frames of MP3 one after the other without tags between them, samples of WAV below one head.
 * @throws UnknownSound for other kinds, and for WAV of different measures
 */
export function joinSounds(parts: readonly Buffer[]): JoinedSound {
  if (parts.length > 0 && parts.every(isWave)) return { bytes: joinedWaves(parts), contentType: 'audio/wav', extension: 'wav' };
  const frames = parts.map(framesOf);
  if (frames.length === 0 || frames.some((one) => one === undefined)) throw new UnknownSound('sound of an unknown kind');
  return { bytes: Buffer.concat(frames as Buffer[]), contentType: 'audio/mpeg', extension: 'mp3' };
}

const isWave = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WAVE';

/** Returns MP3 without the tags of ID3 at its beginning and end; undefined for what does not begin with a frame then. */
function framesOf(bytes: Buffer): Buffer | undefined {
  let from = 0;
  if (bytes.toString('latin1', 0, 3) === 'ID3' && bytes.length > 10)
    from = 10 + ((bytes[6]! & 0x7f) << 21) + ((bytes[7]! & 0x7f) << 14) + ((bytes[8]! & 0x7f) << 7) + (bytes[9]! & 0x7f);
  const to = bytes.toString('latin1', bytes.length - 128, bytes.length - 125) === 'TAG' ? bytes.length - 128 : bytes.length;
  const isFrame = bytes[from] === 0xff && (bytes[from + 1]! & 0xe0) === 0xe0;
  return isFrame ? bytes.subarray(from, to) : undefined;
}

function joinedWaves(parts: readonly Buffer[]): Buffer {
  const read = parts.map(waveOf);
  const [first] = read;
  if (read.some(({ format }) => !format.equals(first!.format))) throw new UnknownSound('sounds of different measures');
  const samples = Buffer.concat(read.map(({ data }) => data));
  const head = Buffer.alloc(20 + first!.format.length + 8);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(head.length - 8 + samples.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(first!.format.length, 16);
  first!.format.copy(head, 20);
  head.write('data', 20 + first!.format.length, 'latin1');
  head.writeUInt32LE(samples.length, 24 + first!.format.length);
  return Buffer.concat([head, samples]);
}

/** Walks over the chunks of a RIFF file. Some writers give the last one a length that they did not know: it ends with the file. */
function waveOf(bytes: Buffer): { format: Buffer; data: Buffer } {
  let format: Buffer | undefined;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const end = Math.min(bytes.length, at + 8 + bytes.readUInt32LE(at + 4));
    if (name === 'fmt ') format = bytes.subarray(at + 8, end);
    if (name === 'data' && format) return { format, data: bytes.subarray(at + 8, end) };
    at = end + (end % 2);
  }
  throw new UnknownSound('WAV without samples');
}
