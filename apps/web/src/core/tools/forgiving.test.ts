import { describe, expect, it } from 'vitest';
import { holdsWord } from './forgiving';

const TEXT = 'pinnwand karten, bilder und links sammeln: arbeitsblatt';

describe('holdsWord', () => {
  it.each([
    ['pinnwand', 'as it is'],
    ['nnwa', 'inside of a word'],
    ['pinwand', 'a letter too few'],
    ['pinnnwand', 'a letter too many'],
    ['pinmwand', 'another letter'],
    ['pinnwnad', 'two swapped'],
    ['pimnwnad', 'two errors in a long word'],
    ['arbietsb', 'the beginning with an error'],
    ['kartne', 'two swapped in a short word'],
  ])('forgives %s: %s', (typed) => expect(holdsWord(TEXT, typed)).toBe(true));

  it.each([
    ['kin', 'too short for an error'],
    ['kirchen', 'two errors in a short word'],
    ['binnwand', 'another beginning'],
    ['pinnsteine', 'more than two errors'],
    ['umfrage', 'another word'],
  ])('does not find %s: %s', (typed) => expect(holdsWord(TEXT, typed)).toBe(false));
});
