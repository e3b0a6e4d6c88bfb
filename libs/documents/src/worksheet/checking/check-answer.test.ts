import { describe, expect, it } from 'vitest';
import type { TaskBlock } from '../parse.js';
import { checkedAnswer, checkedEachGap, checkedOwnAnswer, pointsFor } from './check-answer.js';
import { isSameWord } from './same-word.js';

const block = (kind: TaskBlock['kind'], content: object, points: number | null = null): TaskBlock =>
  ({ id: 'blockone0000', kind, order: 'a0', task: '', points, width: 'full', newPage: false, content }) as unknown as TaskBlock;
const options = ['a', 'b', 'c'].map((id) => ({ id, text: id }));
const blockId = 'blockone0000';

describe('[WKS-04] a word in a gap', () => {
  it.each<[string, string, boolean, boolean]>([
    // given, meant, exact, right
    [' Zwei ', 'zwei', false, true],
    ['ZWEI', 'zwei', false, true],
    ['Trauben  zucker', 'trauben zucker', false, true],
    ['Traubenzuker', 'Traubenzucker', false, true],
    ['Traubnezucker', 'Traubenzucker', false, true],
    ['Traubenzzuckerr', 'Traubenzucker', false, false],
    ['Blat', 'Blatt', false, true],
    ['Rad', 'Rat', false, false],
    ['Straße', 'Strasse', false, true],
    ['1984', '1985', false, false],
    ['12345', '12346', false, false],
    ['zwei', 'Zwei', true, false],
    [' Zwei ', 'Zwei', true, true],
    ['das Licht', 'Licht', false, false],
    ['', 'Licht', false, false],
    ['Blättern', 'Blättern', false, true],
    ...[true, false].flatMap((exact): [string, string, boolean, boolean][] => [
      ['it’s', "it's", exact, true],
      ['I’m', "I'm", exact, true],
      ['don’t', "don't", exact, true],
      ['−3', '-3', exact, true],
      ['E\u2011Mail', 'E-Mail', exact, true],
      ['“Yes”', '„Yes“', exact, true],
      ['Wald\u200B', 'Wald', exact, true],
      ['3', '-3', exact, false],
      ['its', "it's", exact, false],
      ['x2', 'x²', exact, false],
    ]),
  ])('%s for %s (exact: %s): %s', (given, meant, exact, right) => {
    expect(isSameWord(given, meant, exact)).toBe(right);
  });

  it('a gap of which nobody said what fits is neither right nor wrong, and does not count', () => {
    expect(checkedEachGap({ text: '{……} {drei}', exact: false }, ['zwei', 'drei'])).toEqual([undefined, true]);
    const told = (text: string) => checkedAnswer(block('FillInTheBlankText', { text, exact: false }), { blockId, gaps: ['zwei', 'drei'] });
    expect([told('{……} {drei}'), told('{……} {…}')]).toEqual([{ mark: 'right', right: 1, of: 1 }, undefined]);
  });

  it('each gap is told by itself, an empty one is not wrong', () => {
    expect(checkedEachGap({ text: '{2/zwei} {drei} {vier}', exact: false }, ['zwei', 'Drei ', ''])).toEqual([true, true, undefined]);
    expect(checkedEachGap({ text: '{drei}', exact: false }, ['\u200B '])).toEqual([undefined]);
  });
});

describe('what a machine can tell of an answer', () => {
  const choice = block('MultipleChoice', { options, correct: ['a', 'c'] }, 2);
  it.each<[string[], object | undefined]>([
    [['a', 'c'], { mark: 'right', right: 2, of: 2 }],
    [['a'], { mark: 'partly', right: 1, of: 2 }],
    [['a', 'b'], { mark: 'partly', right: 1, of: 2 }],
    [['b'], { mark: 'wrong', right: 0, of: 2 }],
    [['a', 'b', 'c'], { mark: 'partly', right: 1, of: 2 }],
    [[], undefined],
  ])('%j of two correct ones', (optionIds, result) => {
    expect(checkedAnswer(choice, { blockId, optionIds })).toEqual(result);
  });

  it('nothing where nobody said what is correct, where an option went, or where words are free', () => {
    expect(checkedAnswer(block('SingleChoice', { options, correct: [] }), { blockId, optionIds: ['a'] })).toBeUndefined();
    expect(checkedAnswer(block('SingleChoice', { options, correct: ['gone'] }), { blockId, optionIds: ['a'] })).toBeUndefined();
    expect(checkedAnswer(block('Text', { lines: 3, solution: 'x' }), { blockId, text: 'x' })).toBeUndefined();
    expect(checkedAnswer(choice, undefined)).toBeUndefined();
  });

  it('its author is told which parts are right, where only some are', () => {
    const gaps = block('FillInTheBlankText', { text: '{2/zwei}, {drei}, {vier}, {…}', exact: false });
    const each = (of: TaskBlock, answer: object) => checkedOwnAnswer(of, { blockId, ...answer })?.each;
    expect(each(gaps, { gaps: ['2', 'fünf', '', 'x'] })).toEqual([true, false, null, null]);
    expect(each(choice, { optionIds: ['a', 'b'] })).toEqual([true, false]);
    for (const all of [['2', 'drei', 'vier'], ['x'], []]) expect(each(gaps, { gaps: all })).toBeUndefined();
    expect(each(block('H5p', {}), { h5p: { state: null, score: 2, most: 5 } })).toBeUndefined();
  });

  it('gaps and the score of a package count in parts, points follow in quarters', () => {
    const gaps = block('FillInTheBlankText', { text: '{2/zwei}, {drei}, {vier}', exact: false }, 4);
    const result = checkedAnswer(gaps, { blockId, gaps: ['2', 'fünf', 'vier'] });
    expect(result).toEqual({ mark: 'partly', right: 2, of: 3 });
    expect(pointsFor(gaps, result)).toBe(2.75);
    expect(pointsFor({ ...gaps, points: null }, result)).toBeNull();
    const played = { blockId, h5p: { state: null, score: 7, most: 5 } };
    expect(checkedAnswer(block('H5p', {}), played)).toEqual({ mark: 'right', right: 5, of: 5 });
    expect(checkedAnswer(block('H5p', {}), { blockId, h5p: { state: '{}', score: null, most: null } })).toBeUndefined();
  });
});
