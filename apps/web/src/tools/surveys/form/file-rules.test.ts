import { LIMITS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { fileProblem, fileSize } from './file-rules';

const MAX = LIMITS.file.answer.maxMegabytes * 1024 * 1024;

describe('[A23] [VAL-05] fileProblem', () => {
  it.each([
    ['foto.JPG', 1, undefined],
    ['heft.pdf', MAX, undefined],
    ['leer.pdf', 0, 'empty'],
    ['film.pdf', MAX + 1, 'tooLarge'],
    ['spiel.exe', 10, 'type'],
    ['pdf', 10, 'type'],
    ['heft.pdf.exe', 10, 'type'],
  ])('%s with %i bytes: %s', (name, size, expected) => {
    expect(fileProblem({ name, size })).toBe(expected);
  });
});

describe('fileSize', () => {
  it.each([
    [3, 'de', '1\u202fkB'],
    [1024 * 1024 * 2.54, 'de', '2,5\u202fMB'],
    [1024 * 1024 * 14.2, 'en', '14.2\u202fMB'],
    [MAX + 1, 'de', '10,1\u202fMB'],
  ])('%i bytes in %s: %s', (bytes, language, expected) => {
    expect(fileSize(bytes, language)).toBe(expected);
  });
});
