import { LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { tooMuchOf } from './json-bodies.js';

const { nesting } = LIMITS.collaboration;
const { bodyBytes, bodyValues } = SERVER_LIMITS.http;
const told = (text: string): string | undefined => tooMuchOf(Buffer.from(text));
const lists = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('a body, before it is read', () => {
  it('may be as deep as anything that people make, and no deeper', () => {
    expect(told(lists(nesting))).toBeUndefined();
    expect(told(lists(nesting + 1))).toBe('nested too deep');
    expect(told(`${'{"a":'.repeat(nesting + 1)}0`)).toBe('nested too deep');
    expect(told(`[${`${lists(nesting - 1)},`.repeat(20)}0]`)).toBeUndefined();
  });

  it('may have as many values as the largest one that a call takes, and not a megabyte of them, which would hold everybody up', () => {
    expect(told(`[${'0,'.repeat(bodyValues - 2)}0]`)).toBeUndefined();
    expect(told(`[${'0,'.repeat(bodyValues - 1)}0]`)).toBe('too many values');
    expect(told(`{${Array.from({ length: bodyValues + 1 }, (_, index) => `"${index}":0`).join(',')}}`)).toBe('too many values');
    expect(told('[{},'.repeat(bodyBytes / 4))).toBe('nested too deep');
    expect(told(`[${'{},'.repeat(bodyBytes / 3 - 1)}0]`)).toBe('too many values');
  });

  it('has texts of whatever letters, which count as one value each', () => {
    for (const letters of ['[', '{', ',', '\\', '"', '\\"', '\n', 'ü', '[\\",'])
      expect(told(JSON.stringify({ text: letters.repeat(bodyValues * 2), [letters]: letters }))).toBeUndefined();
    expect(told(`{"text":"\\\\",${JSON.stringify(lists(3))}:${lists(nesting + 1)}}`)).toBe('nested too deep');
  });

  it('that is no JSON is for the parser to refuse', () => {
    for (const text of ['', '"', '"\\', ']]]]', '{"a', '\0', '{"a":"']) expect(told(text)).toBeUndefined();
  });
});
