import { createRequire } from 'node:module';
import { tidyWord } from '@murmel/contracts';

/** The package has no types, and its lists are JSON: by language. */
const naughtyWords = createRequire(import.meta.url)('naughty-words') as Record<'de' | 'en', string[]>;

/** What German schoolyards say and the international list lacks. */
const EVERYDAY = [
  'Arschgeige',
  'Bastard',
  'Blödmann',
  'Depp',
  'Drecksau',
  'Fresse',
  'Hurensöhne',
  'Idiot',
  'Idioten',
  'Missgeburt',
  'Mistkerl',
  'Mongo',
  'Opfer',
  'Scheiß',
  'Schlampen',
  'Spast',
  'Spasti',
  'Trottel',
  'Vollidiot',
  'Wixer',
  'Wixxer',
];

/** Insults in German and English that come with the product; the teacher may replace the list. */
export const DEFAULT_FILTER_WORDS: readonly string[] = [...new Set([...EVERYDAY, ...naughtyWords.de, ...naughtyWords.en].map(tidyWord))]
  .filter((word) => folded(word) !== '')
  .sort((left, right) => left.localeCompare(right, 'de'));

/** How words are compared with the list: `SCHEIẞE!`, `scheisse` and `Scheiße` are the same. */
function folded(text: string): string {
  return tidyWord(text)
    .toLocaleLowerCase('de')
    .replace(/ß/g, 'ss')
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N} ]/gu, '');
}

/** @returns a question to a word: does the list hold it back? Whole words only, so that "Klassenarbeit" passes. */
export function filterFor(list: readonly string[]): (text: string) => boolean {
  const words = new Set(list.map(folded).filter((word) => word !== ''));
  const phrases = [...words].filter((word) => word.includes(' ')).map((phrase) => ` ${phrase} `);
  return (text) => {
    const asked = folded(text);
    return asked.split(' ').some((word) => words.has(word)) || phrases.some((phrase) => ` ${asked} `.includes(phrase));
  };
}
