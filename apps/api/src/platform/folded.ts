/** Letters that no accent comes off from. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** How one letter is written for finding: small, without accents; '' for what is none and no number. */
function foldedLetter(letter: string): string {
  const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...plain].map((one) => LETTERS[one] ?? (/[\p{L}\p{N}]/u.test(one) ? one : '')).join('');
}

/** Words as they are compared, one space before, between and behind them, and where each letter stands in the text. */
export function foldedWithPlaces(text: string): { words: string; places: number[] } {
  let words = ' ';
  const places = [0];
  let at = 0;
  for (const letter of text) {
    const folded = foldedLetter(letter);
    const mark = /^\p{M}$/u.test(letter);
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

/** The same in one go, for long texts: small letters without accents, one space around each word. */
export function folded(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => LETTERS[letter]!)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return plain === '' ? ' ' : ` ${plain} `;
}
