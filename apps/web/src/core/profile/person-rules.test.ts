import { describe, expect, it } from 'vitest';
import { nameProblem, passwordProblem } from './person-rules';

describe('rules of the profile', () => {
  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['Deniz', undefined],
    ['a'.repeat(60), undefined],
    ['a'.repeat(61), 'tooLong'],
  ])('name %j: %s', (name, problem) => expect(nameProblem(name)).toBe(problem));

  it.each([
    [9, 'passwordTooShort'],
    [10, undefined],
    [128, undefined],
    [129, 'passwordTooLong'],
  ])('a password of %i characters: %s', (length, problem) => expect(passwordProblem('x'.repeat(length))).toBe(problem));
});
