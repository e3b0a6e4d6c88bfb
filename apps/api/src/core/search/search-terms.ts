import type { EntityManager } from 'typeorm';
import { normalizeText } from '../../platform/normalize-text.js';

/** Maximum number of words in a search: more are not typed. */
const WORDS = 12;
/** Minimum length of a word that is also found inside of another one (`schifffahrt` in `Donaudampfschifffahrt`). */
const INSIDE_WORDS_FROM = 3;

/** A word of a query. */
export interface SearchTerm {
  word: string;
  /** SQL pattern for texts with one space around each word */
  pattern: string;
  /** forms in which its stem is searched: the word itself, and `koeln` as `koln` */
  spellings: string[];
  /** beginnings of the words in a text that have the same stem */
  stems: string[];
  /** stems of words that may have been meant, where this one does not occur */
  alike: string[];
}

/** Returns the words of a query in the form that is compared; none when it has no letter and no number. */
export async function searchTerms(manager: EntityManager, query: string): Promise<SearchTerm[]> {
  const words = [...new Set(normalizeText(query).trim().split(' '))].filter(Boolean).slice(0, WORDS);
  if (words.length === 0) return [];
  const rows = await manager.query<{ word: string; german: string[]; english: string[] }[]>(
    `select word, ts_lexize('german_stem', word) as german, ts_lexize('english_stem', word) as english
       from unnest($1::text[]) with ordinality as asked (word, place) order by place`,
    [words],
  );
  const asked = rows.map(({ word, german, english }) => ({
    word,
    pattern: word.length < INSIDE_WORDS_FROM ? `% ${word}%` : `%${word}%`,
    spellings: [...new Set([word, word.replace(/([aou])e/g, '$1')])],
    stems: [...german, ...english].filter((stem) => stem.length >= INSIDE_WORDS_FROM),
    alike: [],
    filler: german.length === 0,
  }));
  // "der" says nothing beside other words, but may be the beginning of one.
  const telling = asked.filter(({ filler }) => !filler);
  return (telling.length > 0 ? telling : asked).map(({ filler: _filler, ...word }) => word);
}
