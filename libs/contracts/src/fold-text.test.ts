import { describe, expect, it } from 'vitest';
import { foldText, isBlank, sameSigns, trimBlank } from './fold-text.js';
import { wordKey } from './words.js';

describe('texts that are the same to who typed them', () => {
  it.each<[string, string]>([
    ["geht's", 'geht’s'],
    ["geht's", 'gehtʼs'],
    ["it's", 'it´s'],
    ['Wald', 'Wald\u200B'],
    ['Wald', 'Wa\u00ADld'],
    ['❤', '❤\uFE0F'],
    ['E-Mail', 'E\u2011Mail'],
    ['-3', '−3'],
    ['1914-1918', '1914–1918'],
    ['"Hallo"', '„Hallo“'],
    ['"Hallo"', '»Hallo«'],
    ['A B', 'A\u00A0\u2009B'],
    ['Abc1', 'Ａｂｃ１'],
    ['finden', 'ﬁnden'],
    ['und so weiter...', 'und so weiter…'],
    ['é', 'e\u0301'],
    ['Anna', '\u202AAnna\u202C'],
  ])('%j and %j', (one, other) => {
    expect(sameSigns(other)).toBe(sameSigns(one));
    expect(foldText(foldText(other))).toBe(foldText(one));
  });

  it.each<[string, string]>([
    ['x²', 'x2'],
    ['Maße', 'Masse'],
    ['schon', 'schön'],
    ['👩\u200D🏫', '👩🏫'],
    ['🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}', '🏴'],
    ['3', '-3'],
  ])('not %j and %j', (one, other) => {
    expect(foldText(other)).not.toBe(foldText(one));
  });

  it('words of one cloud, each once', () => {
    const words = ["geht's", 'geht’s', 'Wald', 'Wald\u200B', '❤', '❤\uFE0F', 'E-Mail', 'E\u2011Mail'];
    expect(new Set(words.map(wordKey)).size).toBe(4);
  });

  it('a long text of unseen signs takes no longer than another one of its length', () => {
    expect(sameSigns('\u200D'.repeat(200_000))).toBe('');
    expect(trimBlank(`a${' '.repeat(200_000)}b `)).toHaveLength(200_002);
  });
});

it('a text of which nothing is seen is blank, and what is around a text goes', () => {
  for (const blank of ['', ' \n', '\u00A0', '\u3164', '\u2800\u2800', '\u00AD', '\u200B\u2060', '\uFE0F', '\uFFA0'])
    expect([blank, isBlank(blank), trimBlank(blank)]).toEqual([blank, true, '']);
  expect(trimBlank('\u200B 7b\u2800\u3164')).toBe('7b');
  expect(trimBlank(' ❤\uFE0F ')).toBe('❤\uFE0F');
  expect([trimBlank('\0'), foldText('a\0b')]).toEqual(['\0', 'a\0b']);
});
