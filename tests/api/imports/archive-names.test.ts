import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unpackArchive } from '../../../apps/api/src/core/imports/unpack-archive.js';
import { forgedZip } from './forged-zip.js';

const NAME = 'word/media/Übung.png';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'murmel-archive-test-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('files of an archive', () => {
  it.each([
    ['UTF-8 without its flag', Buffer.from(NAME)],
    ['decomposed letters', Buffer.from(NAME.normalize('NFD'))],
    ['Windows-1252', Buffer.from(NAME, 'latin1')],
    ['CP437', Buffer.from(NAME.replace('Ü', '\u009a'), 'latin1')],
    ['decomposed letters with the flag', undefined],
  ])('are found by the names that its documents write, from %s', async (_encoding, rawName) => {
    const path = join(folder, 'archive');
    writeFileSync(path, forgedZip([{ name: NAME.normalize('NFD'), ...(rawName && { rawName }), contents: 'x' }]));
    expect([...(await unpackArchive(path)).keys()]).toEqual([NAME]);
  });
});
