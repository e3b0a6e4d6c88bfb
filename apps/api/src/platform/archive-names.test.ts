import { describe, expect, it } from 'vitest';
import { entryNames, renameWanted } from './archive-names.js';

/** Letters as they are read where nothing tells the encoding. */
const CP437: Readonly<Record<number, string>> = {
  0x84: 'ä',
  0x94: 'ö',
  0x81: 'ü',
  0x9a: 'Ü',
  0xe1: 'ß',
  0xe4: 'Σ',
  0xfc: 'ⁿ',
  0xdc: '▄',
  0xdf: '▀',
  0xc3: '├',
  0xbc: '╝',
  0xe9: 'Θ',
};
const entry = (raw: Buffer, flags = 0, fileName = [...raw].map((byte) => CP437[byte] ?? String.fromCharCode(byte)).join('')) => ({
  ...{ fileName, fileNameRaw: raw, generalPurposeBitFlag: flags, extraFields: [] },
});

describe('names in an archive', () => {
  it('are UTF-8 where its flag says it, with composed letters', () => {
    const raw = Buffer.from('U\u0308bung.png');
    expect(entryNames(entry(raw, 0x800, raw.toString()))).toEqual(['Übung.png']);
  });

  it.each([
    ['UTF-8 without its flag', Buffer.from('für.png'), 'für.png'],
    ['decomposed letters', Buffer.from('fu\u0308r.png'), 'für.png'],
    ['CP437', Buffer.from([0x66, 0x81, 0x72]), 'für'],
    ['Windows-1252', Buffer.from('für Größe', 'latin1'), 'für Größe'],
    ['plain letters', Buffer.from('a/b.png'), 'a/b.png'],
  ])('are found in %s', (_case, raw, name) => expect(entryNames(entry(raw))[0]).toBe(name));

  it('that two encodings have are those which the content asks for', () => {
    // ß of CP437 is á of Windows-1252.
    const raw = Buffer.from([0x62, 0xe1, 0x72]);
    const entries = new Map([['bßr', entry(raw)]]);
    renameWanted(entries, new Set(['bßr', 'bár']));
    expect([...entries.keys()]).toEqual(['bßr']);
    renameWanted(entries, new Set(['bár']));
    expect([...entries.keys()]).toEqual(['bár']);
  });
});
