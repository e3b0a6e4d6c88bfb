import { describe, expect, it } from 'vitest';
import { joinSounds, UnknownSound } from './join-sounds.js';

function wave(samples: number[], rate = 16_000): Buffer {
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples.length * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) => file.writeInt16LE(sample, 44 + index * 2));
  return file;
}
const FRAME = Buffer.from([0xff, 0xfb, 0x90, 0x00, 1, 2, 3]);

describe('spoken parts', () => {
  it('of WAV become one with all samples', () => {
    const { bytes, contentType } = joinSounds([wave([1, 2]), wave([3])]);
    expect(contentType).toBe('audio/wav');
    expect(bytes.equals(wave([1, 2, 3]))).toBe(true);
  });

  it('of MP3 become their frames, without tags between them', () => {
    const tagged = Buffer.concat([Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 2, 9, 9]), FRAME]);
    const ending = Buffer.concat([FRAME, Buffer.from('TAG'.padEnd(128))]);
    expect(joinSounds([tagged, ending])).toMatchObject({ contentType: 'audio/mpeg', bytes: Buffer.concat([FRAME, FRAME]) });
  });

  it.each([
    ['none', []],
    ['of other kinds', [Buffer.from('OggS and more')]],
    ['of different measures', [wave([1]), wave([1], 8000)]],
    ['cut in half', [wave([1, 2]).subarray(0, 30)]],
    ['empty', [Buffer.alloc(0)]],
  ])('%s are refused', (_, parts) => expect(() => joinSounds(parts)).toThrow(UnknownSound));
});
