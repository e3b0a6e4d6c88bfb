import { isUnseenSign, sameSigns } from '@murmel/contracts';

/** Letters that no accent comes off from. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** Returns one letter in the form used for searching: small, without accents; '' for anything but letters and numbers. */
function foldedLetter(letter: string): string {
  const plain = sameSigns(letter).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...plain].map((one) => LETTERS[one] ?? (/[\p{L}\p{N}]/u.test(one) ? one : '')).join('');
}

/** Folds words for comparison, with one space before, between and behind them, and returns each letter's position in the text. */
export function normalizeWithOffsets(text: string): { words: string; places: number[] } {
  let words = ' ';
  const places = [0];
  let at = 0;
  for (const letter of text) {
    const folded = foldedLetter(letter);
    const mark = /^\p{M}$/u.test(letter) || isUnseenSign(letter);
    if (folded !== '') {
      words += folded;
      for (let index = 0; index < folded.length; index += 1) places.push(at);
    } else if (!mark && !words.endsWith(' ')) {
      words += ' ';
      places.push(at);
    }
    at += letter.length;
  }
  if (!words.endsWith(' ')) {
    words += ' ';
    places.push(at);
  }
  return { words, places };
}

/** Folds a long text in one go: the form of `sameSigns`, in small letters without accents, one space around each word. */
export function normalizeText(text: string): string {
  const plain = sameSigns(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => LETTERS[letter]!)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return plain === '' ? ' ' : ` ${plain} `;
}
