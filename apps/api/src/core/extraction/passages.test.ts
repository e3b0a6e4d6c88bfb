import { SERVER_LIMITS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { passagesOf } from './passages.js';
import { joinedWords } from './pdf-text.js';

const { passageLetters, overlapLetters } = SERVER_LIMITS.knowledge;
const sentence = (n: number): string => `Satz ${n} über den Wald ist weder kurz noch lang.`;
const paragraph = (n: number): string => Array.from({ length: 6 }, (_, at) => sentence(n * 10 + at)).join(' ');

describe('passages of a text', () => {
  it('are whole paragraphs as far as they fit, each of its page, none too long', () => {
    const passages = passagesOf(Array.from({ length: 9 }, (_, n) => paragraph(n)).join('\n\n'), 7);
    expect(passages.length).toBeGreaterThan(3);
    expect(passages.every(({ page, text }) => page === 7 && text.length <= passageLetters)).toBe(true);
    for (let n = 0; n < 9; n += 1) expect(passages.some(({ text }) => text.includes(paragraph(n)))).toBe(true);
  });

  it('begin with the last words of the one before, and the last one says something new', () => {
    const passages = passagesOf(Array.from({ length: 8 }, (_, n) => paragraph(n)).join('\n\n'), null);
    for (const [at, { text }] of passages.slice(1).entries()) {
      const [first = ''] = text.split('\n');
      expect(first.length).toBeLessThanOrEqual(overlapLetters);
      expect(passages[at]!.text.endsWith(first)).toBe(true);
      expect(text.length).toBeGreaterThan(first.length);
    }
  });

  it('of a paragraph that is too long end with its sentences, then with its words, and in the middle where neither ends', () => {
    const long = Array.from({ length: 60 }, (_, n) => sentence(n)).join(' ');
    expect(passagesOf(long, 1).every(({ text }) => text.endsWith('.'))).toBe(true);
    const words = passagesOf('Waldboden '.repeat(500), 1);
    expect(words.every(({ text }) => text.split(/\s/).every((word) => word === 'Waldboden'))).toBe(true);
    const letter = passagesOf('a'.repeat(10_000_000), null);
    expect(letter.reduce((sum, { text }) => sum + text.length, 0)).toBe(10_000_000);
    expect(letter.every(({ text }) => text.length <= passageLetters)).toBe(true);
  });

  it('hold nothing that a database does not keep, and none is empty', () => {
    expect(passagesOf('\n \n\t\n\n', 1)).toEqual([]);
    const [only] = passagesOf('Baum\0kro\ud800ne', 1);
    expect(only!.text).toBe('Baum kro ne');
    expect(passagesOf('😀'.repeat(2000), null).every(({ text }) => text.isWellFormed())).toBe(true);
  });

  it('words that were cut at the end of a line are whole again', () => {
    expect(joinedWords('Laub-\nbäume und Nadel-\nBäume')).toBe('Laubbäume und Nadel-\nBäume');
  });
});
