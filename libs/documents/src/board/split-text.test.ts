import type { RichBlock, TextBlock } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { richTextLength, richTextWords } from './rich-text.js';
import { cutText, splitText } from './split-text.js';

const room = { characters: 20, blocks: 3 };
const paragraph = (text: string): RichBlock => ({ type: 'paragraph', runs: text === '' ? [] : [{ text }] });
const words = (texts: readonly (readonly TextBlock[])[]) => texts.map((text) => richTextWords(text));

describe('a text for which there is too little room', () => {
  it('is cut between words, also behind a short paragraph', () => {
    expect(richTextWords(cutText([paragraph('kurz'), paragraph('der lange Satz mit Ende')], room))).toBe('kurz\nder lange Satz');
    expect(richTextWords(cutText([paragraph('y'.repeat(50))], room))).toBe('y'.repeat(20));
    expect(cutText([paragraph('genau zwanzig Zeiche')], room)).toEqual([paragraph('genau zwanzig Zeiche')]);
  });

  it('is split without losing any of it, and keeps whole paragraphs', () => {
    const long = [paragraph('kurz'), paragraph('noch ein kurzer Satz'), paragraph(`${'wort '.repeat(10)}Ende`)];
    expect(words(splitText(long, room))).toEqual([
      'kurz',
      'noch ein kurzer Satz',
      'wort wort wort wort',
      'wort wort wort wort',
      'wort wort Ende',
    ]);
    expect(splitText([paragraph('a'), paragraph('b'), paragraph('c'), paragraph('d')], room)).toHaveLength(2);
  });

  it('keeps the marks of its words, and the points of its lists', () => {
    const list: TextBlock = { type: 'bullets', items: [[{ text: 'eins', bold: true }], [{ text: '🌳'.repeat(30) }], [{ text: 'drei' }]] };
    const texts = splitText([list], room);
    expect(texts.every((text) => richTextLength(text) <= room.characters)).toBe(true);
    expect(words(texts).join('').replaceAll('\n', '')).toBe(`eins${'🌳'.repeat(30)}drei`);
    expect(texts[0]![0]).toMatchObject({ type: 'bullets', items: [[{ text: 'eins', bold: true }], [{ text: '🌳'.repeat(15) }]] });
    const tasks: TextBlock = { type: 'tasks', items: Array.from({ length: 7 }, () => ({ runs: [{ text: 'a' }], done: true })) };
    expect(splitText([tasks], room).flat()).toHaveLength(3);
  });

  it('ends, whatever is in it', () => {
    expect(splitText([paragraph(''), { type: 'bullets', items: [] }, paragraph(' '.repeat(50))], room).length).toBeGreaterThan(0);
    expect(splitText([], room)).toEqual([]);
  });
});
