import { describe, expect, it } from 'vitest';
import { isHeic } from './photo';

/** The first bytes of a photo of an iPhone: the box of the file's type, then that of its metadata. */
const IPHONE_PHOTO = Uint8Array.from(
  Buffer.from('0000002866747970686569630000000068656963' + '6d6966314d6948454d6950726d69616600000000' + '00000d3f6d657461', 'hex'),
);

describe('[A23] a photo in the format of phones', () => {
  it('is told by its bytes, whatever it is called', async () => {
    expect(await isHeic(new Blob([IPHONE_PHOTO]))).toBe(true);
    const samsung = IPHONE_PHOTO.slice();
    samsung.set(Buffer.from('mif1'), 8);
    expect(await isHeic(new Blob([samsung]))).toBe(true);
  });

  it('is no other picture, no film and nothing that is cut off', async () => {
    const film = IPHONE_PHOTO.slice();
    film.set(Buffer.from('isom'), 8);
    for (const bytes of [film, IPHONE_PHOTO.slice(0, 10), Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), new Uint8Array()])
      expect(await isHeic(new Blob([bytes as BlobPart]))).toBe(false);
  });
});
