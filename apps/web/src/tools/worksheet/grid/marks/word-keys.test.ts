import { expect, it } from 'vitest';
import type { Letters } from './selected-letters';
import { wordsAfter } from './word-keys';

const TEXT = ' Nachts fehlt\ndas Licht. ';
const NO_KEYS = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

/** Returns the selection after these keys, `+` before a key is Shift. */
function after(...keys: string[]): string | undefined {
  let at: Letters | undefined;
  for (const key of keys) at = wordsAfter(TEXT, at, { ...NO_KEYS, key: key.replace('+', ''), shiftKey: key.startsWith('+') });
  return at && TEXT.slice(at.from, at.to);
}

it('arrows go from word to word and stay at the ends', () => {
  expect(after('ArrowRight')).toBe('Nachts');
  expect(after('ArrowRight', 'ArrowRight', 'ArrowRight')).toBe('das');
  expect(after('End', 'ArrowRight')).toBe('Licht.');
  expect(after('ArrowLeft')).toBe('Licht.');
  expect(after('End', 'ArrowLeft', 'ArrowLeft')).toBe('fehlt');
  expect(after('Home', 'ArrowLeft')).toBe('Nachts');
});

it('with Shift they take in words and let them go again, one at least', () => {
  expect(after('ArrowRight', 'ArrowRight', '+ArrowRight', '+ArrowRight')).toBe('fehlt\ndas Licht.');
  expect(after('ArrowRight', 'ArrowRight', '+ArrowRight', '+ArrowLeft')).toBe('fehlt');
  expect(after('ArrowRight', '+ArrowLeft', '+ArrowLeft')).toBe('Nachts');
  expect(after('ArrowRight', '+End')).toBe('Nachts fehlt\ndas Licht.');
});

it('Ctrl+A takes all; other keys and texts without words mean nothing', () => {
  expect(wordsAfter(TEXT, undefined, { ...NO_KEYS, key: 'a', ctrlKey: true })).toEqual({ from: 1, to: TEXT.length - 1 });
  expect(wordsAfter(TEXT, undefined, { ...NO_KEYS, key: 'x' })).toBeUndefined();
  expect(wordsAfter(TEXT, undefined, { ...NO_KEYS, key: 'ArrowRight', altKey: true })).toBeUndefined();
  expect(wordsAfter(' \n ', undefined, { ...NO_KEYS, key: 'ArrowRight' })).toBeUndefined();
});
