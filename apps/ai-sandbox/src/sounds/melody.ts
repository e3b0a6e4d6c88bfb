const RATE = 16_000;
const NOTE_SECONDS = 0.16;
const PAUSE_SECONDS = 0.06;
const LONGEST_SECONDS = 20;
/** Notes of a scale in which no two sound wrong together, as steps of a twelfth of an octave. */
const SCALE = [0, 2, 4, 7, 9, 12] as const;
const LOWEST_HERTZ: Readonly<Record<string, number>> = { viola: 262, cello: 131 };

/** Returns a text as tones (WAV, 16 bits, mono): one for each syllable, and a pause between words. */
export function melodyOf(text: string, voice: string): Buffer {
  const lowest = LOWEST_HERTZ[voice] ?? 196;
  const samples: number[] = [];
  for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) {
    if (samples.length > LONGEST_SECONDS * RATE) break;
    for (const syllable of word.match(/[^aeiouyäöü]*[aeiouyäöü]+|.+$/giu) ?? [word]) {
      const step = SCALE[[...syllable].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % SCALE.length]!;
      addTone(samples, lowest * 2 ** (step / 12));
    }
    for (let index = 0; index < PAUSE_SECONDS * RATE; index += 1) samples.push(0);
  }
  return wav(samples);
}

function addTone(samples: number[], hertz: number): void {
  const length = Math.round(NOTE_SECONDS * RATE);
  for (let index = 0; index < length; index += 1) {
    const swell = Math.min(1, index / 400, (length - index) / 800);
    const turn = (2 * Math.PI * hertz * index) / RATE;
    samples.push(Math.round(swell * 7000 * (Math.sin(turn) + Math.sin(2 * turn) / 3)));
  }
}

/** A file of these samples; without any, a tenth of a second of silence. */
function wav(samples: readonly number[]): Buffer {
  const sound = samples.length > 0 ? samples : new Array<number>(RATE / 10).fill(0);
  const file = Buffer.alloc(44 + 2 * sound.length);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + 2 * sound.length, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(2 * RATE, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(2 * sound.length, 40);
  for (const [index, sample] of sound.entries()) file.writeInt16LE(sample, 44 + 2 * index);
  return file;
}
