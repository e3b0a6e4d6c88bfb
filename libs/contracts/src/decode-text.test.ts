import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.js';

const WORDS = 'Übungsaufgaben für die Schüler';

function utf16(text: string, bigEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  [...text].forEach((sign, at) => view.setUint16(at * 2, sign.charCodeAt(0), !bigEndian));
  return new Uint8Array(view.buffer);
}

describe('text of a file', () => {
  it.each<[string, Uint8Array, string | undefined]>([
    ['UTF-8', new TextEncoder().encode('Größe'), 'Größe'],
    ['UTF-8 with a mark', new TextEncoder().encode('\uFEFFGröße'), 'Größe'],
    ['UTF-16 with a mark', utf16(`\uFEFF${WORDS}`, false), WORDS],
    ['UTF-16 with a mark, the other way round', utf16(`\uFEFF${WORDS}`, true), WORDS],
    ['UTF-16 without a mark', utf16(WORDS, false), WORDS],
    ['UTF-16 without a mark, the other way round', utf16(WORDS, true), WORDS],
    ['the old Windows encoding', Uint8Array.of(0x84, 0x47, 0x72, 0xf6, 0xdf, 0x65, 0x93, 0x20, 0x80), '„Größe“ €'],
    ['an archive', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), undefined],
    ['bytes of a program', Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0xff, 0x01), undefined],
    ['nothing', Uint8Array.of(), ''],
  ])('%s', (_name, bytes, text) => expect(decodeText(bytes)).toBe(text));
});
