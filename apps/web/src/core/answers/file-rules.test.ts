import { LIMITS, MEGABYTE } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { fileProblem } from './file-rules';

const MAX = LIMITS.file.answer.maxMegabytes * MEGABYTE;

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
