import { foldText } from '@murmel/contracts';

/** Letters of their own that NFKD does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ə: 'e',
  ة: 'ه',
  ى: 'ي',
  ک: 'ك',
  ی: 'ي',
};

/** Letters by the digits and signs that replace them. */
const SIGNS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
  '|': 'i',
  '+': 't',
};

/** Cyrillic and Greek letters that are drawn like a Latin one (Unicode TS 39, confusables.txt), after lower case and NFKD. */
const DRAWN_ALIKE: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ғ: 'f',
  һ: 'h',
  н: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  о: 'o',
  п: 'n',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  и: 'u',
  ѵ: 'v',
  ԝ: 'w',
  ш: 'w',
  х: 'x',
  у: 'y',
  з: 'e',
  α: 'a',
  β: 'b',
  ϲ: 'c',
  ς: 'c',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'u',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  γ: 'y',
  ζ: 'z',
};

/** Second readings of ambiguous characters. */
const SECOND: Readonly<Record<string, string>> = { 1: 'l', '|': 'l', у: 'u', η: 'h' };

const WORD = /\S+/gu;
const LETTER = /\p{L}/u;

/** The form of `foldText`, without accents, joiners and lengthening strokes: `SCHEIẞE` and `scheiße` are `scheisse`, `хуй` is `хуи`. */
export function folded(text: string): string {
  const plain = foldText(text)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '');
  return replaced(plain, LETTERS);
}

/**
 * Returns the possible readings of a folded text: unchanged, with digits and signs as letters, and with letters of other alphabets as Latin
 * ones. Punctuation at the end of a word is kept.
 */
export function readings(text: string): string[] {
  const spoken = text.replace(/(?<=\p{L})[!|+]+(?!\S)/gu, ' ');
  const [signs, other] = [SIGNS, { ...SIGNS, ...SECOND }].map((letters) =>
    // A number alone is one: `55` is no `ss`.
    spoken.replace(WORD, (word) => (LETTER.test(word) ? replaced(word, letters) : word)),
  );
  return [...new Set([text, signs!, replaced(signs!, DRAWN_ALIKE), replaced(other!, { ...DRAWN_ALIKE, ...SECOND })])];
}

function replaced(text: string, letters: Readonly<Record<string, string>>): string {
  return [...text].map((letter) => letters[letter] ?? letter).join('');
}
