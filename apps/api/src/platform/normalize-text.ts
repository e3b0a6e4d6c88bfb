import { isUnseenSign, sameSigns } from '@murmel/contracts';

/** Letters that no accent comes off from. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** Returns one letter in the form used for searching: small; '' for accents and unseen signs, a space for all else that is no letter or number. */
function foldedLetter(letter: string): string {
  const sign = isUnseenSign(letter) ? '' : sameSigns(letter) || ' ';
  const plain = sign.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...plain].map((one) => LETTERS[one] ?? (/[\p{L}\p{N}]/u.test(one) ? one : ' ')).join('');
}

/** Folds words for comparison, with one space before, between and behind them, and returns each letter's position in the text. */
export function normalizeWithOffsets(text: string): { words: string; places: number[] } {
  let words = ' ';
  const places = [0];
  let at = 0;
  for (const letter of text) {
    // One letter may stand for several words (a ligature such as U+FDFA).
    for (const one of foldedLetter(letter)) {
      if (one === ' ' && words.endsWith(' ')) continue;
      words += one;
      for (let index = 0; index < one.length; index += 1) places.push(at);
    }
    at += letter.length;
  }
  if (!words.endsWith(' ')) {
    words += ' ';
    places.push(at);
  }
  return { words: sameSigmas(words), places };
}

/** Writes the Greek sigma as it stands at the end of a word or within one, whatever letters around it were at hand when it became small. */
function sameSigmas(words: string): string {
  return words.replaceAll('ς', 'σ').replace(/(?<! )σ(?= )/g, 'ς');
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
  return plain === '' ? ' ' : sameSigmas(` ${plain} `);
}
