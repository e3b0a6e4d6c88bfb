import { describe, expect, it } from 'vitest';
import { aviSound, isAvi } from './avi-sound';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const joined = (...parts: Uint8Array[]): Uint8Array => new Uint8Array(parts.flatMap((part) => [...part]));
function chunk(name: string, content: Uint8Array, size = content.length): Uint8Array {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, size, true);
  return joined(bytes(name), length, content, new Uint8Array(content.length % 2));
}
const list = (name: string, kind: string, ...content: Uint8Array[]): Uint8Array => chunk(name, joined(bytes(kind), ...content));
function format(kind: number): Uint8Array {
  const made = new Uint8Array(18);
  made.set([kind % 256, kind >> 8, 1, 0, 0x40, 0x1f]);
  return made;
}
const stream = (kind: string, of: Uint8Array) =>
  list('LIST', 'strl', chunk('strh', joined(bytes(kind), new Uint8Array(44))), chunk('strf', of));
const film = (kind: number, ...movi: Uint8Array[]) =>
  list(
    'RIFF',
    'AVI ',
    list('LIST', 'hdrl', stream('vids', new Uint8Array(40)), stream('auds', format(kind))),
    list('LIST', 'movi', ...movi),
  );
const MOVI = [chunk('00dc', bytes('Bild')), chunk('01wb', bytes('Ton')), list('LIST', 'rec ', chunk('01wb', bytes('spur')))];
const said = (of: Uint8Array) => {
  const sound = aviSound(of);
  return sound && [sound.type, new TextDecoder().decode(joined(...sound.parts))];
};

describe('[AIT-10] sound of an AVI', () => {
  it('is taken out chunk by chunk: MP3 as it is, PCM behind a head of its own', () => {
    expect(isAvi(film(0x55))).toBe(true);
    expect(isAvi(bytes('RIFF....WAVE'))).toBe(false);
    expect(said(film(0x55, ...MOVI))).toEqual(['audio/mpeg', 'Tonspur']);
    const wav = aviSound(film(1, ...MOVI))!;
    expect([wav.type, wav.parts[0]!.length, wav.parts.length]).toEqual(['audio/wav', 44, 3]);
    expect(new DataView(wav.parts[0]!.buffer).getUint32(40, true)).toBe(7);
  });

  it('is missing where there is none, or one of another kind', () => {
    expect(said(film(0x2000, ...MOVI))).toBeUndefined();
    expect(said(film(0x55))).toBeUndefined();
    expect(said(list('RIFF', 'AVI ', list('LIST', 'movi', ...MOVI)))).toBeUndefined();
  });

  it('is read within the file, wherever it is cut and whatever sizes it names', () => {
    const whole = film(0x55, ...MOVI);
    for (let length = 0; length <= whole.length; length += 1) aviSound(whole.subarray(0, length));
    expect(said(whole.subarray(0, whole.length - 3))?.[1]).toMatch(/^Ton/);
    const lying = film(0x55, chunk('01wb', bytes('Ton'), 0xffff_ffff));
    expect(said(lying)?.[0]).toBe('audio/mpeg');
    let nested = chunk('01wb', bytes('tief'));
    for (let depth = 0; depth < 40; depth += 1) nested = list('LIST', 'rec ', nested);
    expect(said(film(0x55, nested))).toBeUndefined();
  });
});
