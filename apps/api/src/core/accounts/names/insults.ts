import { INSULTS_ANYWHERE, INSULTS_AS_WORDS } from './insult-words.js';

/** Digits and signs that stand for letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
  '|': 'i',
};

const anywhere = new RegExp(INSULTS_ANYWHERE.map(stretched).join('|'));
const asWord = new RegExp(`^(?:${INSULTS_AS_WORDS.map(stretched).join('|')})$`);

/** Whether a name insults, also when it is stretched, spaced or written with digits. */
export function isInsulting(name: string): boolean {
  return [plain(name, false), plain(name, true)].some((text) => {
    const words = text.split(/[^a-z]+/).filter((word) => word !== '');
    // Dots inside a word do not hide it; words of a full name are not glued together.
    const glued = text.split(/\s+/).map((word) => word.replace(/[^a-z]/g, ''));
    const spelled = words.every((word) => word.length === 1) ? words.join('') : '';
    return [...words, ...glued, spelled].some((word) => anywhere.test(word) || asWord.test(word));
  });
}

/** Lower case without accents; with `lookalikes` digits and signs are read as letters. */
function plain(name: string, lookalikes: boolean): string {
  const letters = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll('ß', 'ss');
  return lookalikes ? [...letters].map((letter) => LOOKALIKES[letter] ?? letter).join('') : letters;
}

/** `aaarsch` is `arsch`; a doubled letter stays doubled, so that `Niger` is a country. */
function stretched(word: string): string {
  return [...word].map((letter) => `${letter}+`).join('');
}
