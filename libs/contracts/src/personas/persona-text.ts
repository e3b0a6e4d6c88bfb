import type { PersonaQuestion, PersonaSource, Words } from './persona.js';

/** One thing in both languages. */
export const inBothLanguages = (de: string, en: string): Words => ({ de, en });

/** Returns a text that is the same in both languages: numbers and names. */
export const alike = (text: string): Words => ({ de: text, en: text });

/** A question about a fact. @param right which of the options it is, from 0 */
export const asked = (question: Words, right: 0 | 1 | 2, options: [Words, Words, Words]): PersonaQuestion => ({ question, options, right });

/** An article of the Neue Deutsche Biographie. */
export const ndb = (name: string, year: number): PersonaSource => ({
  title: `Artikel „${name}“, Neue Deutsche Biographie`,
  by: 'Historische Kommission bei der Bayerischen Akademie der Wissenschaften',
  year: String(year),
});
