import type { InterfaceLanguage } from '@murmel/contracts';
import { ENGLISH_ADJECTIVES, ENGLISH_ANIMALS, GERMAN_ADJECTIVES, GERMAN_ANIMALS } from './name-words.js';

/** Number of guests of one item that can have a unique name in one language. */
export const PAIRS = 10_000;

/** Adjective endings without an article: ein flinker Otter, eine flinke Eule, ein flinkes Reh. */
const ENDINGS = { der: 'er', die: 'e', das: 'es' } as const;
const ANIMALS = Object.entries(ENDINGS).flatMap(([article, ending]) =>
  GERMAN_ANIMALS[article as keyof typeof ENDINGS].map((animal) => ({ animal, ending })),
);

const large = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A friendly name. @param number 0 to 9,999; each number is another name, and no name is one of the other language */
export function guestName(number: number, language: InterfaceLanguage): string {
  const [first, second] = [number % 100, Math.floor(number / 100)];
  if (language === 'en') return `${large(ENGLISH_ADJECTIVES[first]!)} ${ENGLISH_ANIMALS[second]}`;
  const { animal, ending } = ANIMALS[second]!;
  return `${large(GERMAN_ADJECTIVES[first]!)}${ending} ${animal}`;
}
