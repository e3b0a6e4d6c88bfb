import { describe, expect, it } from 'vitest';
import { IMPORT_MEGABYTES, readImport } from './read-file';

const WORDS = { unnamed: 'Import', comments: '', labels: String, due: String, comment: String };
const file = (content: BlobPart, name: string) => new File([content], name);

describe('readImport', () => {
  it('looks at what is inside, not at the name', async () => {
    const draft = await readImport(file('{"lists":[{"id":"1","name":"A"}],"cards":[]}', 'board.txt'), WORDS);
    expect(draft.lists).toEqual([{ name: 'A', cards: [] }]);
    expect((await readImport(file('\uFEFFListe;Titel\nA;B', 'x.csv'), WORDS)).lists).toHaveLength(1);
  });

  it.each([
    ['', 'EMPTY_FILE'],
    [new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'UNREADABLE'],
    [new Uint8Array(IMPORT_MEGABYTES * 1024 * 1024 + 1), 'TOO_LARGE'],
  ])('refuses rubbish', async (content, problem) => {
    await expect(readImport(file(content as BlobPart, 'x.csv'), WORDS)).rejects.toMatchObject({ problem });
  });
});
