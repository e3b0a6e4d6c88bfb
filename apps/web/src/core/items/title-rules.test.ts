import { describe, expect, it } from 'vitest';
import { descriptionProblem, titleProblem } from './title-rules';

describe('rules of the shared texts', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['a', undefined],
    ['a'.repeat(120), undefined],
    [` ${'a'.repeat(120)} `, undefined],
    ['a'.repeat(121), 'tooLong'],
  ])('[A37] title %j: %s', (title, problem) => expect(titleProblem(title)).toBe(problem));

  it('[A37] lets a description be empty, and at most 2000 characters long', () => {
    expect(descriptionProblem('')).toBeUndefined();
    expect(descriptionProblem('a'.repeat(2000))).toBeUndefined();
    expect(descriptionProblem('a'.repeat(2001))).toBe('tooLong');
  });
});
