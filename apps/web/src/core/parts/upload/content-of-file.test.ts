import { type OwnerFile, PART_FIELDS } from '@murmel/contracts';
import { PART_KINDS } from '@murmel/documents';
import { describe, expect, it } from 'vitest';
import { contentOfFile } from './content-of-file';
import { isPackage, isPlayable } from './rules';

const SENT = {
  id: '7b0b4c0e-6a57-4d0a-9f43-2a6a3c1d9a11',
  itemId: '7b0b4c0e-6a57-4d0a-9f43-2a6a3c1d9a12',
  name: 'wald.mp4',
  contentType: 'video/mp4',
  bytes: 12,
  image: false,
} as OwnerFile;

describe('the file of a part', () => {
  it.each(['image', 'video', 'file'] as const)('is kept in fields that a part of kind %s has', (kind) => {
    const { initial } = PART_KINDS[kind];
    const content = contentOfFile(kind, SENT);
    expect(Object.keys(PART_FIELDS[kind])).toEqual(expect.arrayContaining(Object.keys(content)));
    expect({ ...initial, ...content }).toMatchObject({ file: SENT.id });
  });

  it('of a package is its name and where it lies', () => {
    expect(contentOfFile('h5p', { ...SENT, name: 'quiz.h5p' })).toEqual({ file: SENT.id, name: 'quiz.h5p' });
    expect(['quiz.h5p', 'Quiz.H5P', 'quiz.zip', 'h5p'].map((name) => isPackage({ name }))).toEqual([true, true, false, false]);
  });

  it('takes the place of the address of a film', () => {
    expect(contentOfFile('video', SENT)).toMatchObject({ address: null, name: 'wald.mp4' });
  });

  it.each([
    ['video/mp4', true],
    ['video/webm', true],
    ['video/quicktime', false],
    ['', false],
  ])('of type "%s" can be played: %s', (type, playable) => {
    expect(isPlayable({ type })).toBe(playable);
  });
});
