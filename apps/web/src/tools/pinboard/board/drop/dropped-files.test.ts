import { LIMITS } from '@murmel/contracts';
import { expect, it } from 'vitest';
import { filesIn, titleOf } from './dropped-files';

const transfer = (types: string[], files: string[]) => ({ types, files: files.map((name) => ({ name })) }) as unknown as DataTransfer;

it('a dropped file is called as it is, without its ending; what comes out of the clipboard is a picture', () => {
  const titles = ['Wald im Herbst.jpg', 'image.png', '.webp', 'Blatt 1.2'].map((name) => titleOf({ name }, 'Bild'));
  expect(titles).toEqual(['Wald im Herbst', 'Bild', '.webp', 'Blatt 1']);
  expect(titleOf({ name: 'x'.repeat(2000) }, 'Bild')).toHaveLength(LIMITS.pinboard.cardNameMax);
});

it('words with a picture beside them are words', () => {
  expect(filesIn(transfer(['Files'], ['a.png']))).toHaveLength(1);
  expect(filesIn(transfer(['text/plain', 'text/html', 'Files'], ['image.png']))).toEqual([]);
  expect(filesIn(null)).toEqual([]);
});
